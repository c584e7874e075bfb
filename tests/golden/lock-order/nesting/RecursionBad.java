// run: scan --only lock-order --library
// expect: lock-order locks=RecursionBad$Dir,RecursionBad$Quota
// A recursive walk holds the quota and locks every directory; a directory locks the quota.
public class RecursionBad {
    public static class Quota {
        private long used;
        public synchronized void recount(Dir root) { used = 0; walk(root, 3); }
        private void walk(Dir d, int depth) {
            used += d.bytes();
            if (depth > 0) walk(d, depth - 1);
        }
        public synchronized void charge(long n) { used += n; }
    }
    public static class Dir {
        private final Quota quota;
        private long bytes;
        public Dir(Quota q) { quota = q; }
        public synchronized long bytes() { return bytes; }
        public synchronized void write(int n) { bytes += n; quota.charge(n); }
    }
}
