// run: scan --only atomicity --library
// expect: atomicity
// A next proposal is asked for whatever the hall said: somebody else may have the place that is counted as sold.
public class ProposedKeyNextIgnoredBad {
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

    public ProposedKeyNextIgnoredBad(Hall hall) {
        this.hall = hall;
    }

    public synchronized int sell(int wanted) {
        int n = hall.firstFree();
        while (n >= 0 && sold < wanted) {
            hall.occupy(n);
            sold++;
            n = hall.firstFree();
        }
        return sold;
    }
}
