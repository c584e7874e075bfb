// run: scan --only atomicity
// expect: none
// a local Vector collects results while the lock is held and only its array leaves
import java.util.Vector;

public class LocalVectorCollect {
    private final int[] values;

    public LocalVectorCollect(int[] values) {
        this.values = values.clone();
    }

    public synchronized Integer[] evens() {
        Vector<Integer> found = new Vector<>();
        for (int v : values) {
            if (v % 2 == 0) {
                found.add(v);
            }
        }
        Integer[] out = new Integer[found.size()];
        for (int i = 0; i < found.size(); i++) {
            out[i] = found.get(i);
        }
        return out;
    }

    public synchronized void clear(int i) {
        values[i] = 0;
    }
}
// corpus: unseen
