// run: scan --only atomicity
// expect: atomicity method=JdkObserversBad.attach line=here
// java.util.Observable, for a registry: is somebody there, then add.

import java.util.Observable;
import java.util.Observer;

public class JdkObserversBad {
    public static class Source {
        private final java.util.ArrayList<Observer> observers = new java.util.ArrayList<>();
        private boolean isChanged;

        public synchronized int countObservers() { return observers.size(); }

        public synchronized void addObserver(Observer o) { observers.add(o); }

        public synchronized void change() { isChanged = true; }
    }

    private int registered;

    public synchronized void attach(Source source, Observer o) {
        if (source.countObservers() == 0)
            source.addObserver(o); // <- here
        registered++;
    }
}
// corpus: published
