// run: scan --only atomicity --library
// expect: none
// Versions are counted up: one that is smaller is an old one.
public class OptimisticCountedOk {
    public static class Cell {
        private int version;
        private int value;

        public synchronized int version() {
            return version;
        }

        public synchronized int value() {
            return value;
        }

        public synchronized boolean write(int basedOn, int next) {
            if (basedOn < version) {
                return false;
            }
            version++;
            value = next;
            return true;
        }
    }

    private final Cell cell;
    private int lost;

    public OptimisticCountedOk(Cell cell) {
        this.cell = cell;
    }

    public synchronized void half() {
        while (true) {
            int v = cell.version();
            if (cell.write(v, 0)) {
                return;
            }
            lost++;
        }
    }
}
