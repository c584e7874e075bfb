// run: scan --only stale-value
// expect: stale-value method=LeaExpandableArrayBad.popAll line=here
// Lea, ExpandableArray: size and removeLast of a container, by a client.

public class LeaExpandableArrayBad {
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

    public LeaExpandableArrayBad(ExpandableArray array) { this.array = array; }

    public int popAll() {
        int n = 0;
        while (array.size() > 0) {
            array.removeLast(); // <- here
            n++;
        }
        return n;
    }
}
// corpus: published
