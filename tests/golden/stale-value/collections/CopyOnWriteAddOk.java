// run: scan --only stale-value
// expect: none

import java.util.concurrent.CopyOnWriteArrayList;

public class CopyOnWriteAddOk {
    private final CopyOnWriteArrayList<Object> listeners = new CopyOnWriteArrayList<>();

    public void add(Object l) {
        listeners.addIfAbsent(l);
    }
}
