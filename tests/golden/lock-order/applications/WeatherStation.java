// publish() changes state under the station monitor but notifies observers after leaving it (open call); Panel.detach holds the panel and calls station.remove, which takes no blocking monitor held during notification.
// run: scan --only lock-order --min-severity medium
// expect: none
// corpus: unseen30
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class WeatherStation {

    interface Observer {
        void measured(double celsius);
    }

    static class Station {
        private final List<Observer> observers = new CopyOnWriteArrayList<>();
        private double last;
        private int readings;

        void add(Observer o) {
            observers.add(o);
        }

        synchronized void remove(Observer o) {
            observers.remove(o);
            readings = 0;
        }

        void publish(double celsius) {
            synchronized (this) {
                last = celsius;
                readings++;
            }
            for (Observer o : observers) {
                o.measured(celsius);
            }
        }

        synchronized String state() {
            return readings + " readings, last " + last;
        }
    }

    static class Panel implements Observer {
        private final Station station;
        private double max = Double.NEGATIVE_INFINITY;
        private boolean attached = true;

        Panel(Station station) {
            this.station = station;
            station.add(this);
        }

        @Override
        public synchronized void measured(double celsius) {
            if (attached && celsius > max) {
                max = celsius;
            }
        }

        synchronized void detach() {
            attached = false;
            station.remove(this);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Station station = new Station();
        Panel panel = new Panel(station);
        station.add(c -> System.out.println("reading " + c));
        Thread sampler = new Thread(() -> {
            for (int i = 0; i < 5; i++) {
                station.publish(20 + i * 0.5);
            }
        });
        Thread user = new Thread(panel::detach);
        sampler.start();
        user.start();
        sampler.join();
        user.join();
        System.out.println(station.state());
    }
}
