// run: scan --only lock-order
// expect: lock-order
// place takes orders then stock, restock takes stock then orders (through fillWaiting)
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.ReentrantLock;

public class OrderDesk {
    record Order(int id, String sku, int qty) {}

    static final class Stock {
        private final ReentrantLock lock = new ReentrantLock();
        private final Map<String, Integer> onHand = new HashMap<>();
        private final Orders orders;

        Stock(Orders orders) {
            this.orders = orders;
        }

        boolean take(String sku, int qty) {
            lock.lock();
            try {
                int have = onHand.getOrDefault(sku, 0);
                if (have < qty) {
                    return false;
                }
                onHand.put(sku, have - qty);
                return true;
            } finally {
                lock.unlock();
            }
        }

        void restock(String sku, int qty) {
            lock.lock();
            try {
                int have = onHand.merge(sku, qty, Integer::sum);
                int used = orders.fillWaiting(sku, have);
                onHand.put(sku, have - used);
            } finally {
                lock.unlock();
            }
        }
    }

    static final class Orders {
        private final ReentrantLock lock = new ReentrantLock();
        private final Deque<Order> waiting = new ArrayDeque<>();
        private final Stock stock = new Stock(this);
        private int filled;

        void place(Order order) {
            lock.lock();
            try {
                if (stock.take(order.sku(), order.qty())) {
                    filled++;
                } else {
                    waiting.add(order);
                }
            } finally {
                lock.unlock();
            }
        }

        int fillWaiting(String sku, int available) {
            lock.lock();
            try {
                int used = 0;
                for (var it = waiting.iterator(); it.hasNext(); ) {
                    Order o = it.next();
                    if (o.sku().equals(sku) && used + o.qty() <= available) {
                        used += o.qty();
                        filled++;
                        it.remove();
                    }
                }
                return used;
            } finally {
                lock.unlock();
            }
        }
    }

    public static void main(String[] args) {
        Orders orders = new Orders();
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 500; i++) {
            int id = i;
            pool.execute(() -> orders.place(new Order(id, "sku-" + id % 3, 1)));
            pool.execute(() -> orders.stock.restock("sku-" + id % 3, 2));
        }
        pool.shutdown();
    }
}
// corpus: unseen15
