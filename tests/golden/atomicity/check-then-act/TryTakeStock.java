// run: scan --only atomicity
// expect: none
// Stock.tryTake checks and takes in one section, the amount sold is kept under the Till lock only.
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.ReentrantLock;

public class TryTakeStock {
    static class Stock {
        private int n = 100;
        synchronized boolean tryTake(int k) {
            if (n < k) return false;
            n -= k;
            return true;
        }
    }

    static class Till implements Runnable {
        private final ReentrantLock lock = new ReentrantLock();
        private final Stock stock;
        private int sold;
        Till(Stock s) { stock = s; }
        boolean sell(int k) {
            lock.lock();
            try {
                boolean ok = stock.tryTake(k);
                if (ok) sold += k;
                return ok;
            } finally { lock.unlock(); }
        }
        @Override public void run() { while (sell(3)) { } }
    }

    public static void main(String[] args) {
        Stock s = new Stock();
        ExecutorService ex = Executors.newFixedThreadPool(2);
        ex.execute(new Till(s));
        ex.execute(new Till(s));
        ex.shutdown();
    }
}
// corpus: unseen
