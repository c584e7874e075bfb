// run: scan --only stale-value
// expect: stale-value
// one synchronized block tests the stock, the next one reduces it
public class BakeryStock {
    private final Object lock = new Object();
    private int loaves;

    public void bake(int n) {
        synchronized (lock) {
            loaves += n;
            lock.notifyAll();
        }
    }
    public boolean sell(int n) {
        boolean enough;
        synchronized (lock) {
            enough = loaves >= n;
        }
        if (!enough) {
            return false;
        }
        String label = "sold " + n;
        synchronized (lock) {
            loaves -= n;
        }
        System.out.println(label);
        return true;
    }
    public int loaves() {
        synchronized (lock) {
            return loaves;
        }
    }
}
// corpus: unseen
