// run: scan --only stale-value
// expect: stale-value method=CopyOnWriteIndexBad.fire line=here

import java.util.concurrent.CopyOnWriteArrayList;

public class CopyOnWriteIndexBad {
    private final CopyOnWriteArrayList<Runnable> listeners = new CopyOnWriteArrayList<>();

    public void add(Runnable r) { listeners.add(r); }

    public void remove(Runnable r) { listeners.remove(r); }

    public void fire() {
        for (int i = 0; i < listeners.size(); i++)
            listeners.get(i).run(); // <- here
    }
}
