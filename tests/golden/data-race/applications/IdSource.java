// Static field guarded by the class monitor in reserve() and by an instance monitor in id().
// run: scan --only data-race
// expect: data-race field=IdSource.next
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class IdSource {
    private static int next = 1;
    private final String prefix;

    IdSource(String prefix) {
        this.prefix = prefix;
    }

    static synchronized void reserve(int n) {
        next += n;
    }

    synchronized String id() {
        return prefix + next++;
    }

    public static void main(String[] args) throws InterruptedException {
        Set<String> ids = ConcurrentHashMap.newKeySet();
        IdSource orders = new IdSource("o");
        ExecutorService pool = Executors.newFixedThreadPool(3);
        for (int w = 0; w < 2; w++) {
            pool.execute(() -> {
                for (int i = 0; i < 500; i++) {
                    ids.add(orders.id());
                }
            });
        }
        pool.execute(() -> {
            for (int i = 0; i < 50; i++) {
                reserve(100);
            }
        });
        pool.shutdown();
        if (!pool.awaitTermination(30, TimeUnit.SECONDS)) {
            throw new IllegalStateException("timeout");
        }
        System.out.println(ids.size() + " ids");
    }
}
// corpus: unseen26
