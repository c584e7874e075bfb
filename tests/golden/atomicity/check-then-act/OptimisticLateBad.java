// run: scan --only atomicity --library
// expect: atomicity
// The version is read after the value: a change in between is not noticed.
public class OptimisticLateBad {
    public static class Cell {
        private int value;
        private int version;

        public synchronized int value() {
            return value;
        }

        public synchronized int version() {
            return version;
        }

        public synchronized boolean set(int seen, int next) {
            if (seen != version) {
                return false;
            }
            value = next;
            version++;
            return true;
        }

        public synchronized void add(int n) {
            value += n;
            version++;
        }
    }

    private int doubled;

    public synchronized boolean twice(Cell cell) {
        int value = cell.value();
        int version = cell.version();
        boolean done = cell.set(version, 2 * value);
        doubled++;
        return done;
    }
}
