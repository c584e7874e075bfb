// run: scan --only stale-value
// expect: none

public class EarlyReturnOk {
    static class Hall {
        private final boolean[] taken = new boolean[100];
        synchronized boolean take(int i) {
            if (taken[i])
                return false;
            taken[i] = true;
            return true;
        }
    }

    private final Hall hall = new Hall();

    public boolean reserve(int seat) {
        if (!hall.take(seat))
            return false;
        return true;
    }
}
