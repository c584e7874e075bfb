// run: scan --only stale-value
// expect: stale-value
// MGunlogson/CuckooFilter4J#8: both filter methods are synchronized, but the dedup stage asks mightContain and puts in two calls, so two workers let the same event through
import java.util.BitSet;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

class SketchFilter {
    private final BitSet bits = new BitSet(1 << 16);

    private static int slot(Object o, int seed) {
        int h = o.hashCode() * seed;
        return (h ^ (h >>> 16)) & 0xffff;
    }

    synchronized boolean mightContain(Object o) {
        return bits.get(slot(o, 31)) && bits.get(slot(o, 131));
    }

    synchronized void put(Object o) {
        bits.set(slot(o, 31));
        bits.set(slot(o, 131));
    }
}

class DedupStage {
    private final SketchFilter seen = new SketchFilter();
    private final List<String> downstream = new CopyOnWriteArrayList<>();

    void accept(String eventId) {
        if (!seen.mightContain(eventId)) {
            seen.put(eventId);
            downstream.add(eventId);
        }
    }

    int delivered() {
        return downstream.size();
    }
}

public class DedupFilter {
    public static void main(String[] args) throws InterruptedException {
        DedupStage stage = new DedupStage();
        Runnable source = () -> {
            for (int i = 0; i < 2_000; i++) {
                stage.accept("evt-" + i);
            }
        };
        Thread east = new Thread(source, "east");
        Thread west = new Thread(source, "west");
        east.start();
        west.start();
        east.join();
        west.join();
        System.out.println(stage.delivered());
    }
}
// corpus: unseen19
