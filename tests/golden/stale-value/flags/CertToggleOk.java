// run: scan --only atomicity,stale-value
// expect: none
// SEI CERT VNA02-J: a toggle of a volatile flag is three steps.

public class CertToggleOk {
    private volatile boolean flag = true;

    public synchronized void toggle() { // writers under a lock, readers without: the cheap read-write lock
        flag = !flag;
    }

    public boolean isSet() {
        return flag;
    }
}
// corpus: published
