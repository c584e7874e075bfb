// run: scan --only atomicity --library
// expect: none
// The subject gives out all its observers as one array made under its lock; the length used afterwards is that array's
import java.util.ArrayList;
import java.util.List;

public class ClimateRing {
    public interface Observer {
        void changed(double celsius);
    }

    public abstract static class Subject {
        public abstract int count();

        public abstract Observer[] observers();
    }

    public static class ListSubject extends Subject {
        private final List<Observer> list = new ArrayList<>();

        public synchronized void attach(Observer o) {
            list.add(o);
        }

        public synchronized void detach(Observer o) {
            list.remove(o);
        }

        @Override
        public synchronized int count() {
            return list.size();
        }

        @Override
        public synchronized Observer[] observers() {
            return list.toArray(new Observer[0]);
        }
    }

    public static class Relay {
        private Observer[] targets = {};
        private int largest;

        public synchronized void snapshotFrom(Subject s) {
            Observer[] copy = s.observers();
            largest = Math.max(largest, copy.length);
            targets = copy;
        }

        public void send(double celsius) {
            Observer[] now;
            synchronized (this) {
                now = targets;
            }
            for (Observer o : now) {
                o.changed(celsius);
            }
        }

        public synchronized int largest() {
            return largest;
        }
    }
}
// corpus: unseen10
