// run: scan --only atomicity
// expect: none
// Every path enters the witness monitor exactly once.
public class BranchOnce {
    public static class Valve {
        private int level;
        private int moves;
        public synchronized void open(int n) { level += n; moves++; }
        public synchronized void shut(int n) { level = Math.max(0, level - n); moves++; }
        public synchronized int level() { return level; }
    }

    private final Valve valve;
    private int target;

    public BranchOnce(Valve v) { valve = v; }

    public synchronized int command(int delta) {
        target += delta;
        if (delta > 0) {
            valve.open(delta);
        } else if (delta < 0) {
            valve.shut(-delta);
        } else {
            return valve.level();
        }
        return target;
    }
}
// corpus: unseen
