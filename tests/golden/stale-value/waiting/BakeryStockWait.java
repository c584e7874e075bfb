// run: scan --only stale-value
// expect: none
// the test is a while loop around wait in the same block as the reduction
public class BakeryStockWait {
    private final Object lock = new Object();
    private int loaves;

    public void bake(int n) {
        synchronized (lock) {
            loaves += n;
            lock.notifyAll();
        }
    }
    public boolean sell(int n) throws InterruptedException {
        String label = "sold " + n;
        synchronized (lock) {
            while (loaves < n) {
                lock.wait();
            }
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
