// run: scan --only atomicity --library
// expect: none
// What is left is only good for a warning; take asks for itself.
public class HintWarningOk {
    public static class Quota {
        private int used;
        private final int limit = 100;

        public synchronized int left() {
            return limit - used;
        }

        public synchronized boolean take(int n) {
            if (used + n > limit) {
                return false;
            }
            used += n;
            return true;
        }
    }

    private final Quota quota;
    private int taken;

    public HintWarningOk(Quota quota) {
        this.quota = quota;
    }

    public synchronized boolean take(int n) {
        if (quota.left() < 10) {
            System.out.println("not much left");
        }
        if (!quota.take(n)) {
            return false;
        }
        taken += n;
        return true;
    }
}
