// run: scan --only lock-order --library
// expect: none
// MergeFrom orders the two monitors by identityHashCode and takes a global tie lock first when the hashes are equal.
package stats.merge;

import java.util.TreeMap;

public class TieLockMerge {
    private static final Object TIE = new Object();

    public static class Histogram {
        private final Object lock = new Object();
        private final TreeMap<Long, Integer> buckets = new TreeMap<Long, Integer>();

        public void record(long value) {
            synchronized (lock) {
                Long b = value / 10;
                Integer n = buckets.get(b);
                buckets.put(b, n == null ? 1 : n + 1);
            }
        }

        public int count() {
            synchronized (lock) {
                int sum = 0;
                for (int n : buckets.values()) {
                    sum += n;
                }
                return sum;
            }
        }

        public void mergeFrom(Histogram other) {
            if (other == this) {
                return;
            }
            int mine = System.identityHashCode(lock);
            int theirs = System.identityHashCode(other.lock);
            if (mine < theirs) {
                synchronized (lock) {
                    synchronized (other.lock) {
                        copy(other);
                    }
                }
            } else if (mine > theirs) {
                synchronized (other.lock) {
                    synchronized (lock) {
                        copy(other);
                    }
                }
            } else {
                synchronized (TIE) {
                    synchronized (lock) {
                        synchronized (other.lock) {
                            copy(other);
                        }
                    }
                }
            }
        }

        private void copy(Histogram other) {
            other.buckets.forEach((k, v) -> buckets.merge(k, v, Integer::sum));
        }
    }
}
// corpus: unseen
