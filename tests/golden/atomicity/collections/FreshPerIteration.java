// run: scan --only atomicity
// expect: none
// each iteration creates a new witness object that no other thread has seen when it is locked
import java.util.ArrayList;
import java.util.List;

class Parcel {
    private int weight;
    private String label;

    public synchronized void weigh(int w) {
        weight = w;
    }

    public synchronized void label(String l) {
        label = l + ":" + weight;
    }
}

public class FreshPerIteration {
    private final List<Parcel> shipped = new ArrayList<>();

    public synchronized void ship(int[] weights) {
        for (int w : weights) {
            Parcel p = new Parcel();
            p.weigh(w);
            p.label("P" + w);
            shipped.add(p);
        }
    }

    public synchronized int count() {
        return shipped.size();
    }
}
// corpus: unseen
