// run: scan --only stale-value
// expect: stale-value method=HelperMethodBad.connect line=here severity=medium
// The check is in a helper.

public class HelperMethodBad {
    static class Pool {
        private int free = 4;
        synchronized int free() { return free; }
        synchronized void take() { free--; }
        synchronized void giveBack() { free++; }
    }

    private final Pool pool = new Pool();

    private boolean hasRoom() { return pool.free() > 0; }

    public boolean connect() {
        if (!hasRoom())
            return false;
        pool.take(); // <- here
        return true;
    }
}
