// Library code calls back: two threads fire, and both are in the observer's update at the same time.
//
// run: scan --only object-race
// expect: object-race line=add
import java.util.Observable;
import java.util.Observer;

public class ObserverBad {
    static class Source extends Observable {
        void fire() {
            setChanged();
            notifyObservers();
        }
    }

    static class Count implements Observer {
        private int n;

        @Override
        public void update(Observable source, Object what) {
            n++; // <- add
        }
    }

    public static void main(String[] args) throws Exception {
        Source source = new Source();
        source.addObserver(new Count());
        Thread first = new Thread(source::fire);
        Thread second = new Thread(source::fire);
        first.start();
        second.start();
        first.join();
        second.join();
    }
}
