// run: scan --only atomicity --library
// expect: atomicity
// SnapshotFrom() walks the shared subject by index, count() then at(i); a detach in between makes at() fail or skips an observer
import java.util.ArrayList;
import java.util.List;

public class WeatherRing {
    public interface Observer {
        void changed(double celsius);
    }

    public abstract static class Subject {
        public abstract int count();

        public abstract Observer at(int i);
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
        public synchronized Observer at(int i) {
            return list.get(i);
        }
    }

    public static class Relay {
        private Observer[] targets = {};

        public synchronized void snapshotFrom(Subject s) {
            Observer[] copy = new Observer[s.count()];
            for (int i = 0; i < copy.length; i++) {
                copy[i] = s.at(i);
            }
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
    }
}
// corpus: unseen10
