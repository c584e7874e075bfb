// run: scan --only atomicity
// expect: atomicity method=SemaphoreContextBad.sell line=here witness=this.stock context=this.desk
// A semaphore with one permit is a context as a lock is.

import java.util.concurrent.Semaphore;

public class SemaphoreContextBad {
    public static class Stock {
        private int pieces;
        public synchronized int pieces() { return pieces; }
        public synchronized void add(int n) { pieces += n; }
        public synchronized void take() { pieces--; }
    }

    private final Semaphore desk = new Semaphore(1);
    private final Stock stock;
    private int sold;

    public SemaphoreContextBad(Stock stock) { this.stock = stock; }

    public void sell() throws InterruptedException {
        desk.acquire();
        try {
            if (stock.pieces() > 0) {
                stock.take(); // <- here
                sold++;
            }
        } finally {
            desk.release();
        }
    }
}
