// run: scan --only stale-value
// expect: stale-value
// next reads the atomic seed, advances it and sets it back without compare-and-set, so two threads can produce the same boundary
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;

public class BoundarySource {
    private static final long MULT = 0x5DEECE66DL;
    private static final long MASK = (1L << 48) - 1;

    private final AtomicLong seed;
    private final String prefix;

    public BoundarySource(String prefix, long seed) {
        this.prefix = prefix;
        this.seed = new AtomicLong(seed);
    }

    private long step() {
        long now = seed.get();
        long next = (now * MULT + 0xBL) & MASK;
        seed.set(next);
        return next;
    }

    public String next() {
        return prefix + Long.toHexString(step());
    }

    public static void main(String[] args) throws InterruptedException {
        BoundarySource source = new BoundarySource("----part_", 42);
        Set<String> used = ConcurrentHashMap.newKeySet();
        Runnable sender = () -> {
            for (int i = 0; i < 50000; i++) {
                String b = source.next();
                if (!used.add(b)) {
                    System.out.println("used twice: " + b);
                }
            }
        };
        Thread a = new Thread(sender);
        Thread b = new Thread(sender);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(used.size());
    }
}
// corpus: unseen11
