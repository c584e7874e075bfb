// run: scan --only stale-value
// expect: stale-value method=PoolLimitBad.borrow line=here
// The step that looks changes the count too, but on another way.

public class PoolLimitBad {
    private int active, idle;

    public Object borrow() {
        synchronized (this) {
            if (idle > 0) {
                idle--;
                active++;
                return "old";
            }
            if (active >= 8)
                return null;
        }
        Object made = new Object();
        synchronized (this) {
            active++; // <- here
        }
        return made;
    }
}
