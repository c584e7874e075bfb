// run: scan --only stale-value
// expect: stale-value method=CopyOnWriteAddBad.add line=here

import java.util.concurrent.CopyOnWriteArrayList;

public class CopyOnWriteAddBad {
    private final CopyOnWriteArrayList<Object> listeners = new CopyOnWriteArrayList<>();

    public void add(Object l) {
        if (!listeners.contains(l))
            listeners.add(l); // <- here
    }
}
