// run: scan --only atomicity
// expect: none
// the key of the parameter is read once into a local
import java.util.ArrayList;
import java.util.List;

class Alarm {
    private long due;

    public synchronized long due() {
        return due;
    }

    public synchronized void move(long d) {
        due = d;
    }
}

public class RepairedHeap {
    private final List<Long> keys = new ArrayList<>();
    private final List<Alarm> heap = new ArrayList<>();

    public Alarm alarm() {
        return new Alarm();
    }

    public synchronized void insert(Alarm a) {
        long key = a.due();
        int i = keys.size();
        while (i > 0 && keys.get(i - 1) > key) {
            i--;
        }
        keys.add(i, key);
        heap.add(i, a);
    }
}
// corpus: unseen
