// run: scan --only stale-value
// expect: stale-value method=SharedByThreadsBad$Buyer.buy line=here
// A private field of a thread, but what is in it was given to it.

public class SharedByThreadsBad {
    static class Stock {
        private int n = 10;

        synchronized int left() { return n; }

        synchronized void take() { n--; }
    }

    static class Buyer extends Thread {
        private final Stock stock;

        Buyer(Stock stock) { this.stock = stock; }

        @Override
        public void run() {
            buy();
        }

        private void buy() {
            if (stock.left() > 0)
                stock.take(); // <- here
        }
    }

    public static void main(String[] args) {
        Stock stock = new Stock();
        new Buyer(stock).start();
        new Buyer(stock).start();
    }
}
