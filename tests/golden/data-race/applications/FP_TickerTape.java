// Sampler state is confined to the one timer thread; main reads after the latch that the last run counts down after cancel().
// run: scan --only data-race
// expect: data-race field=FP_TickerTape$Candle.close
// expect: data-race field=FP_TickerTape$Candle.high
// expect: data-race field=FP_TickerTape$Sampler.candles
// expect: data-race field=FP_TickerTape$Sampler.samples
// expect: data-race field=FP_TickerTape$Sampler.trail
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;

public class FP_TickerTape {
    static class Candle {
        double open;
        double close;
        double high = Double.MIN_VALUE;
    }

    static class Sampler extends TimerTask {
        private final CountDownLatch finished = new CountDownLatch(1);
        private final Map<String, Candle> candles = new HashMap<>();
        private final List<Double> trail = new ArrayList<>();
        private final int limit;
        private int samples;
        private double price = 100;

        Sampler(int limit) {
            this.limit = limit;
        }

        @Override
        public void run() {
            price += samples % 3 == 0 ? 1.5 : -0.5;
            sample("SHOP", price);
            trail.add(price);
            samples++;
            if (samples == limit) {
                cancel();
                finished.countDown();
            }
        }

        private void sample(String symbol, double p) {
            Candle c = candles.get(symbol);
            if (c == null) {
                c = new Candle();
                c.open = p;
                candles.put(symbol, c);
            }
            c.close = p;
            c.high = Math.max(c.high, p);
        }

        Map<String, Candle> await() throws InterruptedException {
            finished.await();
            return candles;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Timer timer = new Timer("sampler");
        Sampler slow = new Sampler(10);
        Sampler fast = new Sampler(20);
        timer.schedule(slow, 0, 3);
        timer.schedule(fast, 0, 1);
        for (Sampler s : List.of(slow, fast)) {
            Candle c = s.await().get("SHOP");
            System.out.println(s.samples + " samples open " + c.open + " close " + c.close
                    + " high " + c.high + " trail " + s.trail.size());
        }
        timer.cancel();
    }
}
// corpus: unseen27
