// Publish holds the bus and calls Display.onAlarm (display monitor); mute holds the display and calls bus.unsubscribe.
// run: scan --only lock-order --min-severity medium
// expect: lock-order locks=AlarmPanel$Display,AlarmPanel$AlarmBus
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;

public class AlarmPanel {
    interface AlarmListener {
        void onAlarm(String zone, int level);
    }

    static class AlarmBus {
        private final List<AlarmListener> listeners = new ArrayList<>();
        private int published;

        synchronized void subscribe(AlarmListener l) {
            listeners.add(l);
        }

        synchronized void unsubscribe(AlarmListener l) {
            listeners.remove(l);
        }

        synchronized void publish(String zone, int level) {
            published++;
            for (AlarmListener l : listeners) {
                l.onAlarm(zone, level);
            }
        }

        synchronized int published() {
            return published;
        }
    }

    static class Display implements AlarmListener {
        private final AlarmBus bus;
        private final StringBuilder screen = new StringBuilder();

        Display(AlarmBus bus) {
            this.bus = bus;
        }

        @Override
        public synchronized void onAlarm(String zone, int level) {
            screen.append(zone).append(':').append(level).append(' ');
        }

        synchronized void mute() {
            screen.append("[muted]");
            bus.unsubscribe(this);
        }

        synchronized String text() {
            return screen.toString();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        AlarmBus bus = new AlarmBus();
        Display lobby = new Display(bus);
        bus.subscribe(lobby);
        Thread sensor = new Thread(() -> {
            for (int i = 0; i < 40; i++) {
                bus.publish("gate" + i % 3, i % 5);
            }
        }, "sensor");
        Thread operator = new Thread(lobby::mute, "operator");
        sensor.start();
        operator.start();
        sensor.join();
        operator.join();
        System.out.println(bus.published() + " " + lobby.text().length());
    }
}
