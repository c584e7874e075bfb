// The two orders (stock-cash and cash-stock) both run only inside the common gate lock.
// run: scan --only lock-order --min-severity medium
// expect: none
// corpus: unseen31
import java.util.concurrent.locks.ReentrantLock;

public class DepotExchange {
    private final ReentrantLock gate = new ReentrantLock();
    private final ReentrantLock stockLock = new ReentrantLock();
    private final ReentrantLock cashLock = new ReentrantLock();
    private int stock = 50;
    private int cash = 500;

    private void guarded(Runnable r) {
        gate.lock();
        try {
            r.run();
        } finally {
            gate.unlock();
        }
    }

    void buy(int n) {
        guarded(() -> {
            stockLock.lock();
            try {
                stock += n;
                cashLock.lock();
                try {
                    cash -= n * 2;
                } finally {
                    cashLock.unlock();
                }
            } finally {
                stockLock.unlock();
            }
        });
    }

    void sell(int n) {
        guarded(() -> {
            cashLock.lock();
            try {
                cash += n * 2;
                stockLock.lock();
                try {
                    stock -= n;
                } finally {
                    stockLock.unlock();
                }
            } finally {
                cashLock.unlock();
            }
        });
    }

    int stock() {
        stockLock.lock();
        try {
            return stock;
        } finally {
            stockLock.unlock();
        }
    }

    int cash() {
        cashLock.lock();
        try {
            return cash;
        } finally {
            cashLock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        DepotExchange d = new DepotExchange();
        Thread buyer = new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                d.buy(1);
            }
        });
        Thread seller = new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                d.sell(1);
            }
        });
        buyer.start();
        seller.start();
        buyer.join();
        seller.join();
        System.out.println(d.stock() + " " + d.cash());
    }
}
