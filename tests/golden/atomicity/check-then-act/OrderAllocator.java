// run: scan --only atomicity --library
// expect: atomicity
// Allocate() checks stock.available and then stock.withdraw, under the allocator's lock only; a second allocator on the same stock makes it negative
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class OrderAllocator {
    public enum Article { BOLT, NUT, WASHER }

    public record Pick(Article article, int quantity) { }

    public static final class Stock {
        private final Lock lock = new ReentrantLock();
        private final Map<Article, Integer> onHand = new EnumMap<>(Article.class);

        public void receive(Article a, int n) {
            lock.lock();
            try {
                onHand.merge(a, n, Integer::sum);
            } finally {
                lock.unlock();
            }
        }

        public int available(Article a) {
            lock.lock();
            try {
                return onHand.getOrDefault(a, 0);
            } finally {
                lock.unlock();
            }
        }

        public void withdraw(Article a, int n) {
            lock.lock();
            try {
                onHand.merge(a, -n, Integer::sum);
            } finally {
                lock.unlock();
            }
        }
    }

    private final Lock lock = new ReentrantLock();
    private final Stock stock;
    private final List<Pick> picks = new ArrayList<>();

    public OrderAllocator(Stock stock) {
        this.stock = stock;
    }

    public boolean allocate(Article a, int quantity) {
        lock.lock();
        try {
            if (stock.available(a) < quantity) {
                return false;
            }
            stock.withdraw(a, quantity);
            picks.add(new Pick(a, quantity));
            return true;
        } finally {
            lock.unlock();
        }
    }

    public List<Pick> picks() {
        lock.lock();
        try {
            return List.copyOf(picks);
        } finally {
            lock.unlock();
        }
    }
}
// corpus: unseen9
