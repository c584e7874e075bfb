// run: scan --only atomicity,stale-value
// expect: none
// Lea, ExpandableArray: size and removeLast of a container, by a client.

public class LeaExpandableArrayOk {
    public static class ExpandableArray {
        private Object[] data = new Object[4];
        private int size;

        public synchronized int size() { return size; }

        public synchronized void append(Object x) {
            if (size == data.length)
                data = java.util.Arrays.copyOf(data, 2 * size);
            data[size++] = x;
        }

        public synchronized Object removeLast() { return data[--size]; }
    }

    private final ExpandableArray array;

    public LeaExpandableArrayOk(ExpandableArray array) { this.array = array; }

    public int popAll() {
        int n = 0;
        synchronized (array) {
            while (array.size() > 0) {
                array.removeLast();
                n++;
            }
        }
        return n;
    }
}
// corpus: published
