// run: scan --only lock-order --library
// expect: none
// The object that is given is always locked last.
public class ObjectAgainstThisOk {
    private int n;

    private static void touch(Object x) {
        synchronized (x) { }
    }

    public synchronized void ownFirst(Object x) {
        n++;
        touch(x);
    }

    public void alsoOwnFirst(Object x) {
        synchronized (this) {
            synchronized (x) {
                n--;
            }
        }
    }
}
