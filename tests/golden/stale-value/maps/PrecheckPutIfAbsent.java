// run: scan --only stale-value
// expect: none
// containsKey is only a fast path, putIfAbsent decides who owns the key
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;

public class PrecheckPutIfAbsent {
    private final ConcurrentHashMap<Integer, String> owners = new ConcurrentHashMap<>();
    private final AtomicInteger claims = new AtomicInteger();

    void claim(int plot, String who) {
        if (owners.containsKey(plot)) return;
        if (owners.putIfAbsent(plot, who) == null) {
            claims.incrementAndGet();
        }
    }

    int claims() {
        return claims.get();
    }

    public static void main(String[] args) {
        PrecheckPutIfAbsent p = new PrecheckPutIfAbsent();
        IntStream.range(0, 10000).parallel().forEach(i -> p.claim(i % 100, "u" + i));
        System.out.println(p.claims.get());
    }
}
// corpus: unseen
