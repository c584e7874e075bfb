// run: scan --only lock-order
// expect: lock-order
// the static publish() calls the desks with the class lock held; a desk closing holds its own monitor and wants the class lock to detach itself
import java.util.ArrayList;
import java.util.List;

public class QuoteBoard {
    interface QuoteListener {
        void quoted(String symbol, int price);
    }

    private static final List<QuoteListener> LISTENERS = new ArrayList<>();

    static synchronized void attach(QuoteListener l) {
        LISTENERS.add(l);
    }

    static synchronized void detach(QuoteListener l) {
        LISTENERS.remove(l);
    }

    static synchronized void publish(String symbol, int price) {
        for (QuoteListener l : LISTENERS) {
            l.quoted(symbol, price);
        }
    }

    static class Desk implements QuoteListener {
        private boolean open = true;
        private int last;

        @Override
        public synchronized void quoted(String symbol, int price) {
            if (open) {
                last = price;
            }
        }

        synchronized int close() {
            open = false;
            QuoteBoard.detach(this);
            return last;
        }
    }

    public static void main(String[] args) {
        new Thread(() -> {
            for (int i = 0; i < 100_000; i++) {
                QuoteBoard.publish("XYZ", i);
            }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 1_000; i++) {
                Desk desk = new Desk();
                QuoteBoard.attach(desk);
                System.out.println(desk.close());
            }
        }).start();
    }
}
// corpus: unseen10
