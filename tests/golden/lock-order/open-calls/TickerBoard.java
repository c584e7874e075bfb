// run: scan --only lock-order
// expect: none
// publish() copies the listener list under the class lock and calls the listeners with no lock held
import java.util.ArrayList;
import java.util.List;

public class TickerBoard {
    interface TickListener {
        void tick(String symbol, int price);
    }

    private static final List<TickListener> LISTENERS = new ArrayList<>();

    static synchronized void attach(TickListener l) {
        LISTENERS.add(l);
    }

    static synchronized void detach(TickListener l) {
        LISTENERS.remove(l);
    }

    static void publish(String symbol, int price) {
        List<TickListener> now;
        synchronized (TickerBoard.class) {
            now = new ArrayList<>(LISTENERS);
        }
        for (TickListener l : now) {
            l.tick(symbol, price);
        }
    }

    static class Pane implements TickListener {
        private boolean open = true;
        private int last;

        @Override
        public synchronized void tick(String symbol, int price) {
            if (open) {
                last = price;
            }
        }

        synchronized int close() {
            open = false;
            TickerBoard.detach(this);
            return last;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Thread feed = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                TickerBoard.publish("XYZ", i);
            }
        });
        feed.start();
        for (int i = 0; i < 500; i++) {
            Pane pane = new Pane();
            TickerBoard.attach(pane);
            pane.close();
        }
        feed.join();
    }
}
// corpus: unseen10
