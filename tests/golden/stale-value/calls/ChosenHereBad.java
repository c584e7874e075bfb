// run: scan --library --only stale-value
// expect: stale-value
// one of two collections, chosen by the method itself
import java.util.*;
import java.util.concurrent.*;
public class ChosenHereBad {
    private final List<Runnable> a = new CopyOnWriteArrayList<>(), b = new CopyOnWriteArrayList<>();
    public void add(boolean x, Runnable r) {
        List<Runnable> l = x ? a : b;
        if (l.contains(r))
            return;
        l.add(r);
    }
    public void fire() {
        for (Runnable r : a) r.run();
        for (Runnable r : b) r.run();
    }
}
