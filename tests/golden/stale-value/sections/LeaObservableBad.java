// run: scan --only stale-value
// expect: stale-value method=LeaObservableBad.notifyObservers line=here
// java.util.Observable, Lea's Subject: the observers are copied under the lock and told without it.

import java.util.ArrayList;
import java.util.List;

public class LeaObservableBad {
    private final List<Runnable> observers = new ArrayList<>();
    private boolean isChanged;
    private int rounds;

    public synchronized void add(Runnable r) { observers.add(r); }

    public synchronized void setChanged() { isChanged = true; }

    private synchronized boolean hasChanged() { return isChanged; }

    private synchronized void clearChanged() {
        isChanged = false;
        rounds++;
    }

    public void notifyObservers() {
        Runnable[] all;
        if (!hasChanged())
            return;
        clearChanged(); // <- here
        synchronized (this) {
            all = observers.toArray(new Runnable[0]);
        }
        for (Runnable r : all)
            r.run();
    }
}
// corpus: published
