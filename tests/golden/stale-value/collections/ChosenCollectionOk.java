// run: scan --library --only stale-value
// expect: none
// under a lock
import java.util.*;
import java.util.concurrent.*;
public class ChosenCollectionOk {
    private final List<Runnable> a = new CopyOnWriteArrayList<>(), b = new CopyOnWriteArrayList<>();
    private List<Runnable> of(boolean x) {
        return x ? a : b;
    }
    public synchronized void add(boolean x, Runnable r) {
        List<Runnable> l = of(x);
        if (!l.contains(r))
            l.add(r);
    }
    public void fire(boolean x) {
        for (Runnable r : of(x)) r.run();
    }
}
