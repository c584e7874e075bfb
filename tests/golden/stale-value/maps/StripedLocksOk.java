// run: scan --only stale-value
// expect: none
// A lock out of many, chosen by the key: what is read of one key is stored for another.

public class StripedLocksOk {
    private final Object[] locks = new Object[16];
    private final int[] counts = new int[16];

    public StripedLocksOk() {
        for (int i = 0; i < locks.length; i++)
            locks[i] = new Object();
    }

    public int get(String key) {
        synchronized (locks[key.hashCode() & 15]) {
            return counts[key.hashCode() & 15];
        }
    }

    public void set(String key, int n) {
        synchronized (locks[key.hashCode() & 15]) {
            counts[key.hashCode() & 15] = n;
        }
    }

    public void copy(String from, String to) {
        set(to, get(from));
    }

    public void increment(String key) {
        synchronized (locks[key.hashCode() & 15]) {
            counts[key.hashCode() & 15]++;
        }
    }
}
