// run: scan --only atomicity --library
// expect: none
// Written only if the value still is the one that was read; the caller is told.
public class OptimisticOnceOk {
    public static class Cell {
        private int value;

        public synchronized int value() {
            return value;
        }

        public synchronized boolean replace(int seen, int next) {
            if (seen != value) {
                return false;
            }
            value = next;
            return true;
        }
    }

    private int doubled;

    public synchronized boolean twice(Cell cell) {
        int value = cell.value();
        boolean done = cell.replace(value, 2 * value);
        if (done) {
            doubled++;
        }
        return done;
    }
}
