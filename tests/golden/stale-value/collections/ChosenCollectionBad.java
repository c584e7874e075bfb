// run: scan --library --only stale-value
// expect: stale-value
// one of two collections, chosen by a method: contains and add are two steps
import java.util.*;
import java.util.concurrent.*;
public class ChosenCollectionBad {
    private final List<Runnable> a = new CopyOnWriteArrayList<>(), b = new CopyOnWriteArrayList<>();
    private List<Runnable> of(boolean x) {
        return x ? a : b;
    }
    public void add(boolean x, Runnable r) {
        if (!of(x).contains(r))
            of(x).add(r);
    }
    public void fire(boolean x) {
        for (Runnable r : of(x)) r.run();
    }
}
