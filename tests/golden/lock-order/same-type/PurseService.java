// run: scan --only lock-order
// expect: none
// transfer locks the purse with the smaller id first, whatever the direction; ids are unique
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.IntStream;

public class PurseService {
    record Move(int from, int to, long cents) { }

    static final class Purse {
        final int id;
        final ReentrantLock lock = new ReentrantLock();
        private long cents;

        Purse(int id, long cents) {
            this.id = id;
            this.cents = cents;
        }
    }

    private final Map<Integer, Purse> purses = new ConcurrentHashMap<>();

    void open(int id, long cents) {
        if (purses.putIfAbsent(id, new Purse(id, cents)) != null) {
            throw new IllegalArgumentException("id in use: " + id);
        }
    }

    boolean transfer(Move m) {
        if (m.from() == m.to()) {
            return false;
        }
        Purse src = purses.get(m.from());
        Purse dst = purses.get(m.to());
        Purse first = src.id < dst.id ? src : dst;
        Purse second = first == src ? dst : src;
        first.lock.lock();
        try {
            second.lock.lock();
            try {
                if (src.cents < m.cents()) {
                    return false;
                }
                src.cents -= m.cents();
                dst.cents += m.cents();
                return true;
            } finally {
                second.lock.unlock();
            }
        } finally {
            first.lock.unlock();
        }
    }

    public static void main(String[] args) {
        PurseService svc = new PurseService();
        for (int i = 1; i <= 3; i++) {
            svc.open(i, 100_000);
        }
        List<Move> moves = List.of(new Move(1, 2, 5), new Move(2, 1, 7), new Move(3, 1, 2));
        CompletableFuture<?>[] all = IntStream.range(0, 3000)
                .mapToObj(i -> CompletableFuture.supplyAsync(() -> svc.transfer(moves.get(i % moves.size()))))
                .toArray(CompletableFuture[]::new);
        CompletableFuture.allOf(all).join();
        System.out.println("done");
    }
}
// corpus: unseen16
