// run: scan --library --only lock-order
// expect: lock-order
// jenkinsci/workflow-cps-plugin#225 (JENKINS-51123) - readNode holds the storage lock and the timing wrapper enters the run's monitor; finish() holds the run's monitor and takes the storage lock
import java.util.EnumMap;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

enum TimingKind { READ, SAVE, FLUSH }

abstract class TimedStore {
    protected final ReentrantReadWriteLock storageLock = new ReentrantReadWriteLock();
    protected final FlowRun owner;

    TimedStore(FlowRun owner) {
        this.owner = owner;
    }

    protected <T> T timed(TimingKind kind, java.util.function.Supplier<T> body) {
        long start = System.nanoTime();
        try {
            return body.get();
        } finally {
            owner.noteTiming(kind, System.nanoTime() - start);
        }
    }
}

class FlowNodeStore extends TimedStore {
    private final Map<String, String> nodes = new HashMap<>();
    private int dirty;

    FlowNodeStore(FlowRun owner) {
        super(owner);
    }

    String getNode(String id) {
        storageLock.readLock().lock();
        try {
            return timed(TimingKind.READ, () -> nodes.get(id));
        } finally {
            storageLock.readLock().unlock();
        }
    }

    void store(String id, String body) {
        storageLock.writeLock().lock();
        try {
            timed(TimingKind.SAVE, () -> nodes.put(id, body));
            dirty++;
        } finally {
            storageLock.writeLock().unlock();
        }
    }

    int flush() {
        storageLock.writeLock().lock();
        try {
            int n = dirty;
            dirty = 0;
            return n;
        } finally {
            storageLock.writeLock().unlock();
        }
    }
}

public class FlowRun {
    private final FlowNodeStore store = new FlowNodeStore(this);
    private final Map<TimingKind, Long> timings = new EnumMap<>(TimingKind.class);
    private boolean done;

    synchronized void noteTiming(TimingKind kind, long nanos) {
        timings.merge(kind, nanos, Long::sum);
    }

    public String readNode(String id) {
        return store.getNode(id);
    }

    public void step(String id, String body) {
        store.store(id, body);
    }

    public synchronized int finish() {
        done = true;
        return store.flush();
    }

    public synchronized boolean isDone() {
        return done;
    }
}
// corpus: unseen18
