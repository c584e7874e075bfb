// Library code calls back, and the observer locks itself.
//
// run: scan --only object-race
// expect: none
import java.util.Observable;
import java.util.Observer;

public class ObserverOk {
    static class Source extends Observable {
        void fire() {
            setChanged();
            notifyObservers();
        }
    }

    static class Count implements Observer {
        private int n;

        @Override
        public synchronized void update(Observable source, Object what) {
            n++;
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
