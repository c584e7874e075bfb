// run: scan --only atomicity --library
// expect: atomicity
// The version is given, but nobody compares it.
public class OptimisticUncheckedBad {
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
            assert seen >= 0;
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
        boolean done = cell.set(7, 2 * value);
        doubled++;
        return done;
    }
}
