// run: scan --only stale-value
// expect: none
// cheap unlocked-section test first, then the same test again in the section that acts
public class RecheckInSection {
    private int stock = 10;
    private int waiting;

    private synchronized boolean hasStock() {
        return stock > 0;
    }

    public boolean buy() {
        if (!hasStock()) {
            return false;
        }
        String receipt = print();
        synchronized (this) {
            if (stock <= 0) {
                waiting++;
                return false;
            }
            stock--;
        }
        return receipt.length() > 0;
    }

    private String print() {
        return "receipt " + System.currentTimeMillis();
    }

    public synchronized void restock(int n) {
        stock += n;
    }
}
// corpus: unseen
