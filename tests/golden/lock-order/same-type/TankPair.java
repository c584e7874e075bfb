// run: scan --library --only lock-order
// expect: none
// ordered by identity hash, with a tie lock for equal hashes
public class TankPair {
    public static final class Tank {
        private double litres;

        public Tank(double litres) {
            this.litres = litres;
        }

        public synchronized double litres() {
            return litres;
        }
    }

    private static final Object TIE = new Object();

    private TankPair() {
    }

    public static void level(Tank a, Tank b) {
        int ha = System.identityHashCode(a);
        int hb = System.identityHashCode(b);
        if (ha < hb) {
            synchronized (a) {
                synchronized (b) {
                    even(a, b);
                }
            }
        } else if (ha > hb) {
            synchronized (b) {
                synchronized (a) {
                    even(a, b);
                }
            }
        } else {
            synchronized (TIE) {
                synchronized (a) {
                    synchronized (b) {
                        even(a, b);
                    }
                }
            }
        }
    }

    private static void even(Tank a, Tank b) {
        double mean = (a.litres + b.litres) / 2;
        a.litres = mean;
        b.litres = mean;
    }
}
// corpus: unseen21
