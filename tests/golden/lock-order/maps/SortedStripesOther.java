// run: scan --only lock-order --library
// expect: none
// Multi-key operations collect the stripe indices in a TreeSet and lock the stripes in ascending index order; single-key operations lock one stripe.
package kv.stripes;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.concurrent.locks.ReentrantLock;

public class SortedStripesOther {
    private static final int N = 32;
    private final ReentrantLock[] locks = new ReentrantLock[N];
    private final List<Map<String, String>> parts = new ArrayList<>(N);

    public SortedStripesOther() {
        for (int i = 0; i < N; i++) {
            locks[i] = new ReentrantLock();
            parts.add(new HashMap<>());
        }
    }

    private static int stripe(String key) {
        return Math.floorMod(key.hashCode(), N);
    }

    public void put(String key, String value) {
        int i = stripe(key);
        locks[i].lock();
        try {
            parts.get(i).put(key, value);
        } finally {
            locks[i].unlock();
        }
    }

    public Map<String, String> getAll(Collection<String> keys) {
        List<String> wanted = new ArrayList<>(keys);
        TreeSet<Integer> order = new TreeSet<>();
        for (String k : wanted) {
            order.add(stripe(k));
        }
        Map<String, String> result = new HashMap<>();
        int locked = 0;
        Integer[] idx = order.toArray(new Integer[0]);
        try {
            for (Integer i : idx) {
                locks[i].lock();
                locked++;
            }
            for (String k : wanted) {
                result.put(k, parts.get(stripe(k)).get(k));
            }
        } finally {
            while (locked > 0) {
                locks[idx[--locked]].unlock();
            }
        }
        return result;
    }

    public void rename(String from, String to) {
        int a = stripe(from);
        int b = stripe(to);
        int lo = Math.min(a, b);
        int hi = Math.max(a, b);
        locks[lo].lock();
        try {
            locks[hi].lock();
            try {
                String v = parts.get(a).remove(from);
                if (v != null) {
                    parts.get(b).put(to, v);
                }
            } finally {
                locks[hi].unlock();
            }
        } finally {
            locks[lo].unlock();
        }
    }
}
// corpus: unseen
