// run: scan --only atomicity --library
// expect: atomicity
// What is left decides, and take does not ask again.
public class HintDecidesBad {
    public static class Quota {
        private int used;
        private final int limit = 100;

        public synchronized int left() {
            return limit - used;
        }

        public synchronized boolean take(int n) {
            assert n > 0;
            used += n;
            return true;
        }
    }

    private final Quota quota;
    private int taken;

    public HintDecidesBad(Quota quota) {
        this.quota = quota;
    }

    public synchronized boolean take(int n) {
        if (quota.left() < n) {
            return false;
        }
        if (!quota.take(n)) {
            return false;
        }
        taken += n;
        return true;
    }
}
