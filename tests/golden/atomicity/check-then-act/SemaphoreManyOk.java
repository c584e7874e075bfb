// run: scan --only atomicity
// expect: none
// With two permits it is no lock: nothing says that this is one step.

import java.util.concurrent.Semaphore;

public class SemaphoreManyOk {
    public static class Stock {
        private int pieces;
        public synchronized int pieces() { return pieces; }
        public synchronized void add(int n) { pieces += n; }
        public synchronized void take() { pieces--; }
    }

    private final Semaphore desk = new Semaphore(2);
    private final Stock stock;
    private int sold;

    public SemaphoreManyOk(Stock stock) { this.stock = stock; }

    public void sell() throws InterruptedException {
        desk.acquire();
        try {
            if (stock.pieces() > 0) {
                stock.take();
                sold++;
            }
        } finally {
            desk.release();
        }
    }
}
