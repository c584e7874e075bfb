// run: scan --library --only lock-order
// expect: none
// the two tanks are locked by identity hash, and an equal hash is decided by the tie lock taken first
public class TankTransfer {
    private static final Object TIE = new Object();

    public static class Tank {
        private long litres;

        public Tank(long litres) {
            this.litres = litres;
        }

        synchronized void fill(long n) {
            litres += n;
        }

        synchronized boolean drain(long n) {
            if (litres < n) {
                return false;
            }
            litres -= n;
            return true;
        }

        public synchronized long litres() {
            return litres;
        }
    }

    public boolean pump(Tank from, Tank to, long n) {
        if (from == to) {
            return false;
        }
        int hf = System.identityHashCode(from);
        int ht = System.identityHashCode(to);
        if (hf < ht) {
            synchronized (from) {
                synchronized (to) {
                    return move(from, to, n);
                }
            }
        }
        if (hf > ht) {
            synchronized (to) {
                synchronized (from) {
                    return move(from, to, n);
                }
            }
        }
        synchronized (TIE) {
            synchronized (from) {
                synchronized (to) {
                    return move(from, to, n);
                }
            }
        }
    }

    private boolean move(Tank from, Tank to, long n) {
        if (!from.drain(n)) {
            return false;
        }
        to.fill(n);
        return true;
    }
}
// corpus: unseen17
