// run: scan --only lock-order --library
// expect: lock-order locks=java.lang.Object,ObjectAgainstThisBad severity=medium
// Two methods lock the object that they are given and their own, in both orders; nothing is known of it but that it may be the same.
public class ObjectAgainstThisBad {
    private int n;

    private static void touch(Object x) {
        synchronized (x) { }
    }

    public synchronized void ownFirst(Object x) {
        n++;
        touch(x);
    }

    public void givenFirst(Object x) {
        synchronized (x) {
            synchronized (this) {
                n--;
            }
        }
    }
}
