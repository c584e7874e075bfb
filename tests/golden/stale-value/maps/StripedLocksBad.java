// run: scan --only stale-value
// expect: stale-value method=StripedLocksBad.increment line=here
// A lock out of many, chosen by the key, taken twice for one key.

import java.util.HashMap;
import java.util.Map;

public class StripedLocksBad {
    private final Object[] locks = new Object[16];
    private final Map<String, Integer>[] buckets;

    public StripedLocksBad(Map<String, Integer>[] buckets) {
        this.buckets = buckets;
        for (int i = 0; i < locks.length; i++)
            locks[i] = new Object();
    }

    private final int[] counts = new int[16];

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

    public void increment(String key) {
        set(key, get(key) + 1); // <- here
    }
}
