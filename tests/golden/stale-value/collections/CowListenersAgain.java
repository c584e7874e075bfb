// run: scan --only stale-value --library
// expect: stale-value
// register() checks contains() on a CopyOnWriteArrayList and adds afterwards; the same listener registered by two threads is in twice and is called twice.
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class CowListenersAgain {
    private final List<Runnable> listeners = new CopyOnWriteArrayList<>();

    public boolean register(Runnable l) {
        if (listeners.contains(l)) {
            return false;
        }
        listeners.add(l);
        return true;
    }

    public boolean unregister(Runnable l) {
        return listeners.remove(l);
    }

    public void fire() {
        for (Runnable l : listeners) {
            l.run();
        }
    }
}
// corpus: unseen
