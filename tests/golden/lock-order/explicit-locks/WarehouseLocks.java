// run: scan --only lock-order
// expect: lock-order
// ReentrantLocks stockLock and orderLock are taken in both orders
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class WarehouseLocks {
    private final Lock stockLock = new ReentrantLock();
    private final Lock orderLock = new ReentrantLock();
    private final Map<String, Integer> stock = new HashMap<>();
    private final Deque<String> orders = new ArrayDeque<>();

    public void receive(String sku, int n) {
        stockLock.lock();
        try {
            stock.merge(sku, n, Integer::sum);
            orderLock.lock();
            try {
                orders.removeIf(o -> o.equals(sku));
            } finally {
                orderLock.unlock();
            }
        } finally {
            stockLock.unlock();
        }
    }
    public boolean place(String sku) {
        orderLock.lock();
        try {
            if (orders.contains(sku)) return false;
            stockLock.lock();
            try {
                if (stock.getOrDefault(sku, 0) == 0) orders.addLast(sku);
            } finally {
                stockLock.unlock();
            }
            return true;
        } finally {
            orderLock.unlock();
        }
    }
    public int pending() {
        orderLock.lock();
        try { return orders.size(); } finally { orderLock.unlock(); }
    }
}
// corpus: unseen
