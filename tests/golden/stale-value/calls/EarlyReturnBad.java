// run: scan --only stale-value
// expect: stale-value method=EarlyReturnBad.reserve line=here

public class EarlyReturnBad {
    static class Hall {
        private final boolean[] taken = new boolean[100];
        synchronized boolean isTaken(int i) { return taken[i]; }
        synchronized void take(int i) { taken[i] = true; }
    }

    private final Hall hall = new Hall();

    public boolean reserve(int seat) {
        if (hall.isTaken(seat))
            return false;
        hall.take(seat); // <- here
        return true;
    }
}
