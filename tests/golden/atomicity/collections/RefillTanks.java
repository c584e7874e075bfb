// run: scan --only atomicity
// expect: atomicity
// same element tank[0] is locked twice: the index does not change in between
public class RefillTanks {
    private int refills;

    public Tank tank() {
        return new Tank();
    }

    public synchronized void refill(Tank[] tanks, int i, int target) {
        int missing = target - tanks[i].litres();
        if (missing > 0) {
            tanks[i].fill(missing);
            refills++;
        }
    }

    public static class Tank {
        private int litres;

        public synchronized int litres() {
            return litres;
        }

        public synchronized void fill(int n) {
            litres += n;
        }

        public synchronized void drain(int n) {
            litres -= n;
        }
    }
}
// corpus: unseen
