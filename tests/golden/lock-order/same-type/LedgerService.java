// run: scan --only lock-order
// expect: lock-order
// transfer locks source then target wallet; two opposite transfers run at once
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.IntStream;

public class LedgerService {
    record Order(String from, String to, long cents) { }

    static final class Wallet {
        final ReentrantLock lock = new ReentrantLock();
        private long cents;

        Wallet(long cents) {
            this.cents = cents;
        }
    }

    private final Map<String, Wallet> wallets = new ConcurrentHashMap<>();

    void open(String id, long cents) {
        wallets.put(id, new Wallet(cents));
    }

    boolean transfer(Order o) {
        if (o.from().equals(o.to())) {
            return false;
        }
        Wallet src = wallets.get(o.from());
        Wallet dst = wallets.get(o.to());
        src.lock.lock();
        try {
            if (src.cents < o.cents()) {
                return false;
            }
            dst.lock.lock();
            try {
                src.cents -= o.cents();
                dst.cents += o.cents();
                return true;
            } finally {
                dst.lock.unlock();
            }
        } finally {
            src.lock.unlock();
        }
    }

    public static void main(String[] args) {
        LedgerService svc = new LedgerService();
        List.of("ann", "bob", "cid").forEach(n -> svc.open(n, 100_000));
        List<Order> orders = List.of(new Order("ann", "bob", 5), new Order("bob", "ann", 7), new Order("cid", "ann", 2));
        CompletableFuture<?>[] all = IntStream.range(0, 3000)
                .mapToObj(i -> CompletableFuture.supplyAsync(() -> svc.transfer(orders.get(i % orders.size()))))
                .toArray(CompletableFuture[]::new);
        CompletableFuture.allOf(all).join();
        System.out.println("done");
    }
}
// corpus: unseen16
