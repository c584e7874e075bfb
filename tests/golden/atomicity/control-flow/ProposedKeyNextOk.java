// run: scan --only atomicity --library
// expect: none
// The first proposal is made before the loop, the next ones when the hall said no.
public class ProposedKeyNextOk {
    public static class Hall {
        private final boolean[] taken = new boolean[100];

        public synchronized int firstFree() {
            for (int i = 0; i < taken.length; i++) {
                if (!taken[i]) {
                    return i;
                }
            }
            return -1;
        }

        public synchronized boolean occupy(int n) {
            if (taken[n]) {
                return false;
            }
            taken[n] = true;
            return true;
        }

        public synchronized void leave(int n) {
            taken[n] = false;
        }
    }

    private final Hall hall;
    private int sold;

    public ProposedKeyNextOk(Hall hall) {
        this.hall = hall;
    }

    public synchronized int sell() {
        int n = hall.firstFree();
        while (n >= 0 && !hall.occupy(n)) {
            n = hall.firstFree();
        }
        if (n >= 0) {
            sold++;
        }
        return n;
    }

    public synchronized int sold() {
        return sold;
    }
}
