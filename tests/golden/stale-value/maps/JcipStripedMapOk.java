// run: scan --only atomicity,stale-value
// expect: none
// Java Concurrency in Practice, listing 11.8 StripedMap: one lock for a bucket, taken twice.

public class JcipStripedMapOk {
    private static class Node {
        final Object key;
        Object value;
        final Node next;

        Node(Object key, Object value, Node next) {
            this.key = key;
            this.value = value;
            this.next = next;
        }
    }

    private final Node[] buckets = new Node[64];
    private final Object lock = new Object();

    private int hash(Object key) { return Math.abs(key.hashCode() % buckets.length); }

    public Object getOrAdd(Object key, Object value) {
        int hash = hash(key);
        Node head;
        synchronized (lock) {
            head = buckets[hash];
            for (Node m = head; m != null; m = m.next)
                if (m.key.equals(key))
                    return m.value;
            buckets[hash] = new Node(key, value, head);
        }
        return value;
    }

    public void clear(int i) {
        synchronized (lock) {
            buckets[i] = null;
        }
    }
}
// corpus: published
