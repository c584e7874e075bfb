// run: scan --only stale-value
// expect: none

public class HelperMethodOk {
    static class Pool {
        private int free = 4;
        synchronized int free() { return free; }
        synchronized void take() { free--; }
        synchronized void giveBack() { free++; }
    }

    private final Pool pool = new Pool();

    private boolean hasRoom() { return pool.free() > 0; }

    public boolean connect() {
        synchronized (pool) {
            if (!hasRoom())
                return false;
            pool.take();
            return true;
        }
    }
}
