import java.util.concurrent.locks.ReentrantReadWriteLock;

/** acquire() returns what releases: one releaser per mode, made once. */
public class AcquireToken {
    interface Token extends AutoCloseable {
        @Override
        void close();
    }

    private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private final Token readToken = new Token() {
        @Override
        public void close() {
            rw.readLock().unlock();
        }
    };
    private final Token writeToken = () -> rw.writeLock().unlock();
    private final int[] cells = new int[16]; // shared
    private int reads;

    Token acquireRead() {
        rw.readLock().lock();
        return readToken;
    }

    Token acquireWrite() {
        rw.writeLock().lock();
        return writeToken;
    }

    int get(int i) {
        try (Token t = acquireRead()) {
            int cell = cells[i]; // @get held: rw (read), parallel: get, not parallel: set
            return cell;
        } finally {
            reads++; // @reads not held: rw (read), parallel: reads, parallel: set
        }
    }

    void set(int i, int v) {
        Token t = acquireWrite();
        try {
            cells[i] = v; // @set held: rw, not parallel: set
        } finally {
            t.close();
        }
        reads = 0; // @after not held: rw, parallel: get
    }

    public static void main(String[] args) throws InterruptedException {
        AcquireToken grid = new AcquireToken(); // shared
        Runnable user = () -> {
            for (int i = 0; i < 16; i++) {
                grid.set(i, grid.get(i) + 1);
            }
        };
        Thread a = new Thread(user);
        Thread b = new Thread(user);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(grid.cells[3]); // @end not parallel: set, not held: rw (read)
    }
}
