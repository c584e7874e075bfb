import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Operations pass the gate with the read lock; closing takes the write lock. */
public class GateReadWrite {
    private final ReentrantReadWriteLock gate = new ReentrantReadWriteLock();
    private final Lock entry = gate.readLock();
    private boolean closed;
    private int operations;
    private int checkpoints;
    private int rejected;

    boolean operate() {
        entry.lock();
        try {
            if (closed) { // @check held: gate (read), not held: gate, not parallel: close
                return false;
            }
            work();
            return true;
        } finally {
            entry.unlock();
        }
    }

    private void work() {
        operations++; // @work held: gate (read), parallel: work, not parallel: close
        synchronized (this) {
            checkpoints++; // @checkpoint held: gate (read), held: this, not parallel: checkpoint, parallel: work
        }
    }

    void close() {
        gate.writeLock().lock();
        try {
            closed = true; // @close held: gate, not parallel: close, not parallel: checkpoint
        } finally {
            gate.writeLock().unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        GateReadWrite db = new GateReadWrite(); // shared
        Thread[] clients = new Thread[3]; // confined
        for (int i = 0; i < clients.length; i++) {
            clients[i] = new Thread(() -> {
                for (int k = 0; k < 20; k++) {
                    if (!db.operate()) {
                        db.rejected++; // @reject not held: gate (read), parallel: reject
                    }
                }
            });
            clients[i].start();
        }
        db.close();
        for (Thread c : clients) {
            c.join();
        }
        System.out.println(db.operations + db.rejected); // @sum not held: gate, not parallel: work
    }
}
