// run: scan --only stale-value --library
// expect: none
// addIfAbsent of CopyOnWriteArrayList is atomic; fire() iterates over a snapshot.
import java.util.concurrent.CopyOnWriteArrayList;

public class CowAddIfAbsent {
    private final CopyOnWriteArrayList<Runnable> listeners = new CopyOnWriteArrayList<>();

    public boolean register(Runnable l) {
        return listeners.addIfAbsent(l);
    }

    public boolean unregister(Runnable l) {
        return listeners.remove(l);
    }

    public void fire() {
        if (listeners.isEmpty()) {
            return;
        }
        for (Runnable l : listeners) {
            l.run();
        }
    }
}
// corpus: unseen
