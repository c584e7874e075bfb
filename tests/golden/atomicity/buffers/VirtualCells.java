// run: scan --only atomicity
// jdk: 25
// expect: atomicity method=VirtualCells$Sheet.recalc line=here
// Sheet.recalc (context Sheet.lock): Cell.value and Cell.unit are two sections of the Cell lock, set changes both on other virtual threads.
import java.util.concurrent.Executors;
import java.util.concurrent.locks.ReentrantLock;

public class VirtualCells {
    static class Cell {
        private final ReentrantLock l = new ReentrantLock();
        private double value = 1000;
        private String unit = "m";
        void set(double v, String u) {
            l.lock();
            try { value = v; unit = u; } finally { l.unlock(); }
        }
        double value() { l.lock(); try { return value; } finally { l.unlock(); } }
        String unit() { l.lock(); try { return unit; } finally { l.unlock(); } }
    }

    static class Sheet {
        private final ReentrantLock lock = new ReentrantLock();
        private double metres;
        void recalc(Cell c) {
            lock.lock();
            try {
                double f = c.unit().equals("km") ? 1000 : 1;
                metres = c.value() * f; // <- here
            } finally { lock.unlock(); }
        }
    }

    public static void main(String[] args) {
        var c = new Cell();
        var s = new Sheet();
        try (var ex = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < 1000; i++) {
                ex.submit(() -> c.set(1, "km"));
                ex.submit(() -> c.set(1000, "m"));
                ex.submit(() -> s.recalc(c));
            }
        }
    }
}
// corpus: unseen
