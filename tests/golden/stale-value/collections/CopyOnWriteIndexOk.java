// run: scan --only stale-value
// expect: none
// The iterator works on a snapshot.

import java.util.concurrent.CopyOnWriteArrayList;

public class CopyOnWriteIndexOk {
    private final CopyOnWriteArrayList<Runnable> listeners = new CopyOnWriteArrayList<>();

    public void add(Runnable r) { listeners.add(r); }

    public void remove(Runnable r) { listeners.remove(r); }

    public void fire() {
        for (Runnable r : listeners)
            r.run();
    }
}
