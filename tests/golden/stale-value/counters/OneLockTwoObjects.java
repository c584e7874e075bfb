// run: scan --only stale-value
// expect: none
// both sections of a section pair work on unrelated fields of the lock: ids and totals
public class OneLockTwoObjects {
    private final Object lock = new Object();
    private int nextId;
    private long totalBytes;

    public int store(byte[] blob) {
        int id;
        synchronized (lock) {
            id = nextId++;
        }
        int size = compress(blob);
        synchronized (lock) {
            totalBytes += size;
        }
        return id;
    }

    private int compress(byte[] blob) {
        int n = 0;
        for (byte b : blob) {
            if (b != 0) {
                n++;
            }
        }
        return n;
    }
}
// corpus: unseen
