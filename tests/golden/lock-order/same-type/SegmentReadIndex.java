// run: scan --library --only lock-order
// expect: lock-order
// pravega/pravega#4702: an insert that finds the block store full sweeps all registered indexes while holding its own index lock; two indexes do it to each other
import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Semaphore;

public class SegmentReadIndex implements BlockSweeper.Client {
    private final Object lock = new Object();
    private final TreeMap<Long, byte[]> entries = new TreeMap<>();
    private final BlockStore store;

    public SegmentReadIndex(BlockStore store) {
        this.store = store;
        store.sweeper().register(this);
    }

    public boolean insert(long offset, byte[] data) {
        synchronized (lock) {
            if (entries.containsKey(offset)) {
                return true;
            }
            if (!store.reserve()) {
                return false;
            }
            entries.put(offset, data.clone());
            return true;
        }
    }

    public byte[] read(long offset) {
        synchronized (lock) {
            byte[] b = entries.get(offset);
            return b == null ? null : b.clone();
        }
    }

    @Override
    public int evictOldest(int max) {
        synchronized (lock) {
            List<Long> victims = new ArrayList<>();
            for (Long k : entries.keySet()) {
                if (victims.size() == max) {
                    break;
                }
                victims.add(k);
            }
            victims.forEach(entries::remove);
            return victims.size();
        }
    }

    public static class BlockStore {
        private final Semaphore blocks;
        private final BlockSweeper sweeper = new BlockSweeper();

        public BlockStore(int capacity) {
            blocks = new Semaphore(capacity);
        }

        BlockSweeper sweeper() {
            return sweeper;
        }

        boolean reserve() {
            if (blocks.tryAcquire()) {
                return true;
            }
            blocks.release(sweeper.sweep());
            return blocks.tryAcquire();
        }
    }
}

class BlockSweeper {
    interface Client {
        int evictOldest(int max);
    }

    private final List<Client> clients = new CopyOnWriteArrayList<>();

    void register(Client c) {
        clients.add(c);
    }

    int sweep() {
        int freed = 0;
        for (Client c : clients) {
            freed += c.evictOldest(4);
        }
        return freed;
    }
}
// corpus: unseen19
