// run: scan --only atomicity,stale-value
// expect: none
// java.util.Observable, Lea's Subject: the observers are copied under the lock and told without it.

import java.util.ArrayList;
import java.util.List;

public class LeaObservableOk {
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
        synchronized (this) {
            if (!isChanged)
                return;
            isChanged = false;
            rounds++;
            all = observers.toArray(new Runnable[0]);
        }
        for (Runnable r : all)
            r.run();
    }
}
// corpus: published
