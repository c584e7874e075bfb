// run: scan --only atomicity
// expect: atomicity
// addAll locks its own monitor but takes the parameter's monitor once for size and again for every element
public class IntStore {
    private int[] data = new int[8];
    private int size;

    public synchronized int size() {
        return size;
    }

    public synchronized int at(int index) {
        if (index >= size) {
            throw new IndexOutOfBoundsException("" + index);
        }
        return data[index];
    }

    public synchronized void add(int value) {
        if (size == data.length) {
            data = java.util.Arrays.copyOf(data, size * 2);
        }
        data[size++] = value;
    }

    public synchronized void removeLast() {
        size--;
    }

    public synchronized void addAll(IntStore other) {
        int n = other.size();
        for (int i = 0; i < n; i++) {
            add(other.at(i));
        }
    }
}
// corpus: unseen
