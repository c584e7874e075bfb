// Buffers are swapped through Exchanger, each thread uses only the one it holds; counters read after join.
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Exchanger;

public class ClickExchange {
    private static final int ROUNDS = 20;
    private static final int BATCH = 25;

    private final Exchanger<List<String>> exchanger = new Exchanger<>();

    class Collector extends Thread {
        private List<String> filling = new ArrayList<>();
        private int produced;

        @Override
        public void run() {
            try {
                for (int r = 0; r < ROUNDS; r++) {
                    while (filling.size() < BATCH) {
                        filling.add("/product/" + produced++ % 11);
                    }
                    filling = exchanger.exchange(filling);
                }
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    class Aggregator extends Thread {
        private List<String> draining = new ArrayList<>();
        private int consumed;
        private int front;

        @Override
        public void run() {
            try {
                for (int r = 0; r < ROUNDS; r++) {
                    draining = exchanger.exchange(draining);
                    for (String url : draining) {
                        consumed++;
                        if (url.endsWith("/0")) {
                            front++;
                        }
                    }
                    draining.clear();
                }
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    void run() throws InterruptedException {
        Collector c = new Collector();
        Aggregator a = new Aggregator();
        c.start();
        a.start();
        c.join();
        a.join();
        System.out.println(c.produced + " produced, " + a.consumed + " consumed, " + a.front + " front page");
    }

    public static void main(String[] args) throws InterruptedException {
        new ClickExchange().run();
    }
}
// corpus: unseen27
