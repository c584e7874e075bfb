// run: scan --only atomicity
// expect: none
// The semaphore is released between the two sections.

import java.util.concurrent.Semaphore;

public class SemaphoreBetweenOk {
    public static class Stock {
        private int pieces;
        public synchronized int pieces() { return pieces; }
        public synchronized void add(int n) { pieces += n; }
        public synchronized void take() { pieces--; }
    }

    private final Semaphore desk = new Semaphore(1);
    private final Stock stock;
    private int sold;

    public SemaphoreBetweenOk(Stock stock) { this.stock = stock; }

    public void sell() throws InterruptedException {
        desk.acquire();
        int n = stock.pieces();
        sold += n;
        desk.release();
        if (n > 0)
            stock.take();
    }
}
