// run: scan --only lock-order
// expect: none
// elastic/elasticsearch#126311: refresh takes the engine read lock before the refresh lock, so the read lock its listeners take inside is a re-entrant one, which is granted even with a queued writer; reset keeps the same order
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.IntConsumer;

public class ShardEngineReset {
    private final ReentrantReadWriteLock engineLock = new ReentrantReadWriteLock();
    private final ReentrantLock refreshLock = new ReentrantLock();
    private final List<IntConsumer> listeners = new CopyOnWriteArrayList<>();
    private List<String> engine = new ArrayList<>();
    private int generation;

    int docCount() {
        engineLock.readLock().lock();
        try {
            synchronized (engine) {
                return engine.size();
            }
        } finally {
            engineLock.readLock().unlock();
        }
    }

    void index(String doc) {
        engineLock.readLock().lock();
        try {
            synchronized (engine) {
                engine.add(doc);
            }
        } finally {
            engineLock.readLock().unlock();
        }
    }

    void refresh() {
        engineLock.readLock().lock();
        try {
            refreshLock.lock();
            try {
                generation++;
                for (IntConsumer l : listeners) {
                    l.accept(generation);
                }
            } finally {
                refreshLock.unlock();
            }
        } finally {
            engineLock.readLock().unlock();
        }
    }

    void reset() {
        engineLock.writeLock().lock();
        try {
            engine = new ArrayList<>();
            refreshLock.lock();
            try {
                generation = 0;
            } finally {
                refreshLock.unlock();
            }
        } finally {
            engineLock.writeLock().unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ShardEngineReset shard = new ShardEngineReset();
        shard.listeners.add(gen -> shard.docCount());
        Runnable refresher = () -> {
            for (int i = 0; i < 3_000; i++) {
                shard.index("d" + i);
                shard.refresh();
            }
        };
        Thread a = new Thread(refresher);
        Thread b = new Thread(refresher);
        a.start();
        b.start();
        for (int i = 0; i < 300; i++) {
            shard.reset();
        }
        a.join();
        b.join();
        System.out.println(shard.docCount());
    }
}
// corpus: unseen19
