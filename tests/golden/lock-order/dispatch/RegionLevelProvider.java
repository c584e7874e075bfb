// run: scan --only lock-order
// expect: lock-order
// boy0001/FastAsyncWorldedit#1152 (Nukkit): loadChunk takes the provider, then the chunk table; collectGarbage takes the chunk table, then the provider through saveChunk
import java.util.HashMap;
import java.util.Iterator;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

abstract class BaseProvider {
    static final class Chunk {
        final long pos;
        private int lastUsed;

        Chunk(long pos) {
            this.pos = pos;
        }
    }

    protected final Map<Long, Chunk> chunks = new HashMap<>();

    protected void putChunk(Chunk c, int tick) {
        synchronized (chunks) {
            c.lastUsed = tick;
            chunks.put(c.pos, c);
        }
    }

    /** Runs on the main tick thread. */
    void collectGarbage(int tick) {
        synchronized (chunks) {
            for (Iterator<Chunk> it = chunks.values().iterator(); it.hasNext();) {
                Chunk c = it.next();
                if (tick - c.lastUsed > 3) {
                    saveChunk(c);
                    it.remove();
                }
            }
        }
    }

    abstract void saveChunk(Chunk c);
}

public class RegionLevelProvider extends BaseProvider {
    private final Map<Long, Integer> region = new HashMap<>();

    public synchronized Chunk loadChunk(long pos, int tick) {
        region.merge(pos >> 5, 1, Integer::sum);
        Chunk c = new Chunk(pos);
        putChunk(c, tick);
        return c;
    }

    @Override
    synchronized void saveChunk(Chunk c) {
        region.merge(c.pos >> 5, -1, Integer::sum);
    }

    public static void main(String[] args) throws InterruptedException {
        RegionLevelProvider level = new RegionLevelProvider();
        ExecutorService async = Executors.newFixedThreadPool(1);
        async.execute(() -> {
            for (int i = 0; i < 100_000; i++) {
                level.loadChunk(i % 640, i / 640);
            }
        });
        for (int tick = 0; tick < 2_000; tick++) {
            level.collectGarbage(tick);
        }
        async.shutdown();
        async.awaitTermination(1, TimeUnit.HOURS);
    }
}
// corpus: unseen19
