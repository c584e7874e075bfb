// run: scan --only atomicity
// expect: atomicity
// observe reads low and high by two calls while the tuner moves both in one step; the width can come out negative
public class BandMonitor {
    static final class Band {
        private int low = 100;
        private int high = 110;

        synchronized void shift(int by) {
            low += by;
            high += by;
        }

        synchronized int low() {
            return low;
        }

        synchronized int high() {
            return high;
        }
    }

    static final class Observer {
        private final Band band;
        private int widest;

        Observer(Band band) {
            this.band = band;
        }

        synchronized void observe() {
            int lo = band.low();
            int hi = band.high();
            int width = hi - lo;
            if (width != 10) {
                throw new IllegalStateException("band of width " + width);
            }
            widest = Math.max(widest, width);
        }

        synchronized int widest() {
            return widest;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Band band = new Band();
        Observer observer = new Observer(band);
        Thread tuner = new Thread(() -> {
            for (int i = 0; i < 100_000; i++) {
                band.shift(i % 2 == 0 ? 25 : -25);
            }
        });
        Thread watcher = new Thread(() -> {
            for (int i = 0; i < 100_000; i++) {
                observer.observe();
            }
        });
        tuner.start();
        watcher.start();
        tuner.join();
        watcher.join();
        System.out.println(observer.widest());
    }
}
// corpus: unseen14
