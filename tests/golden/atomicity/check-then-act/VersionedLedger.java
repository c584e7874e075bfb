// run: scan --only atomicity --library
// expect: none
// Apply() reads value and version in one call and writes with a version check, repeating when another writer came in between.
public class VersionedLedger {
    public static class Cell {
        private long value;
        private long version;

        private synchronized long[] read() {
            return new long[] {value, version};
        }

        private synchronized boolean writeIf(long expectedVersion, long v) {
            if (version != expectedVersion) {
                return false;
            }
            value = v;
            version++;
            return true;
        }

        public synchronized void add(long d) {
            value += d;
            version++;
        }
    }

    private long applied;

    public synchronized void percent(Cell c, int p) {
        boolean done = false;
        while (!done) {
            long[] vv = c.read();
            done = c.writeIf(vv[1], vv[0] + vv[0] * p / 100);
        }
        applied++;
    }

    public synchronized long applied() {
        return applied;
    }
}
// corpus: unseen
