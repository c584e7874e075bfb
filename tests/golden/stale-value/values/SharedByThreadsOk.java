// run: scan --only stale-value
// expect: none
// Each thread has its own.

public class SharedByThreadsOk {
    static class Stock {
        private int n = 10;

        synchronized int left() { return n; }

        synchronized void take() { n--; }
    }

    static class Buyer extends Thread {
        private final Stock stock = new Stock();

        @Override
        public void run() {
            buy();
        }

        private void buy() {
            if (stock.left() > 0)
                stock.take();
        }
    }

    public static void main(String[] args) {
        new Buyer().start();
        new Buyer().start();
    }
}
