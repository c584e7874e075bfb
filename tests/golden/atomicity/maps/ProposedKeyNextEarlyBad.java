// run: scan --only atomicity --library
// expect: atomicity
// Both proposals are made before the hall was asked: they may be the same place, or the first one is given away.
public class ProposedKeyNextEarlyBad {
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

    public ProposedKeyNextEarlyBad(Hall hall) {
        this.hall = hall;
    }

    public synchronized int pair() {
        int first = hall.firstFree();
        int next = first < 0 ? -1 : hall.firstFree();
        if (next >= 0 && hall.occupy(first)) {
            sold++;
            return next - first;
        }
        return -1;
    }
}
