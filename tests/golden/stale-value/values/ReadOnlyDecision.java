// run: scan --only stale-value
// expect: none
// the value read under the lock decides only what is returned, no second access to the lock follows
public class ReadOnlyDecision {
    private int temperature;

    public synchronized void update(int t) {
        temperature = t;
    }

    private synchronized int temperature() {
        return temperature;
    }

    public String advice() {
        int t = temperature();
        if (t > 30) {
            return "stay inside";
        } else if (t > 15) {
            return "go out";
        }
        return "take a coat";
    }
}
// corpus: unseen
