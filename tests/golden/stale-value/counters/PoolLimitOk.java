// run: scan --only stale-value
// expect: none

public class PoolLimitOk {
    private int active, idle;

    public Object borrow() {
        synchronized (this) {
            active++;
            if (idle > 0) {
                idle--;
                return "old";
            }
            if (active > 8) {
                active--;
                return null;
            }
        }
        return new Object();
    }
}
