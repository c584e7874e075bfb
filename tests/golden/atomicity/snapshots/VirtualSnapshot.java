// run: scan --only atomicity
// jdk: 25
// expect: none
// The quote is read as one immutable record under its lock.
import java.util.concurrent.Executors;
import java.util.concurrent.locks.ReentrantLock;

public class VirtualSnapshot {
    record Pair(int a, int b) { }

    static class Cell {
        private final ReentrantLock l = new ReentrantLock();
        private int a, b;
        void set(int v) { l.lock(); try { a = v; b = -v; } finally { l.unlock(); } }
        Pair pair() { l.lock(); try { return new Pair(a, b); } finally { l.unlock(); } }
    }

    private final ReentrantLock lock = new ReentrantLock();
    private int bad;

    void check(Cell c) {
        lock.lock();
        try {
            if (c.pair() instanceof Pair(int x, int y) && x + y != 0) bad++;
        } finally { lock.unlock(); }
    }

    public static void main(String[] args) {
        var v = new VirtualSnapshot();
        var c = new Cell();
        try (var ex = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 100; i++) {
                int k = i;
                ex.submit(() -> c.set(k));
                ex.submit(() -> v.check(c));
            }
        }
    }
}
// corpus: unseen
