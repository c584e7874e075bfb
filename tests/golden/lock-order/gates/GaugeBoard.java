// run: scan --library --only lock-order
// expect: none
// board and gauge locks nest in both orders, but every nesting happens under the board's one gate lock
import java.util.Map;
import java.util.TreeMap;

public final class GaugeBoard {
    private final Object gate = new Object();
    private final Object indexLock = new Object();
    private final Map<String, Gauge> index = new TreeMap<>();

    public Gauge gauge(String name) {
        synchronized (indexLock) {
            return index.computeIfAbsent(name, Gauge::new);
        }
    }

    public int size() {
        synchronized (indexLock) {
            return index.size();
        }
    }

    public String report() {
        StringBuilder sb = new StringBuilder();
        synchronized (gate) {
            synchronized (indexLock) {
                for (Gauge g : index.values()) {
                    synchronized (g.lock) {
                        sb.append(g.name).append('=').append(g.value).append('\n');
                    }
                }
            }
        }
        return sb.toString();
    }

    public final class Gauge {
        private final Object lock = new Object();
        private String name;
        private double value;

        private Gauge(String name) {
            this.name = name;
        }

        public void set(double v) {
            synchronized (lock) {
                value = v;
            }
        }

        public void add(double v) {
            synchronized (lock) {
                value += v;
            }
        }

        public boolean rename(String newName) {
            synchronized (gate) {
                synchronized (lock) {
                    synchronized (indexLock) {
                        if (index.putIfAbsent(newName, this) != null) {
                            return false;
                        }
                        index.remove(name, this);
                    }
                    name = newName;
                    return true;
                }
            }
        }
    }
}
// corpus: unseen13
