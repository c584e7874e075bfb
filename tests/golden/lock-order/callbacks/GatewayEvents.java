// run: scan --only lock-order
// expect: none
// publish() calls the sinks from a CopyOnWriteArrayList after the hub's own lock is given back, so only panel -> hub exists
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CopyOnWriteArrayList;

public class GatewayEvents {
    interface Sink {
        void onReading(String sensor, double value);
    }

    private final List<Sink> sinks = new CopyOnWriteArrayList<>();
    private final Map<String, Double> last = new HashMap<>();
    private int detached;

    void attach(Sink s) {
        sinks.add(s);
    }

    synchronized void detach(Sink s) {
        if (sinks.remove(s)) {
            detached++;
        }
    }

    void publish(String sensor, double value) {
        synchronized (this) {
            last.put(sensor, value);
        }
        for (Sink s : sinks) {
            s.onReading(sensor, value);
        }
    }

    synchronized String summary() {
        return last.size() + " sensors, " + detached + " detached";
    }

    static final class Panel implements Sink {
        private final GatewayEvents hub;
        private final double limit;
        private final Object state = new Object();
        private int alarms;
        private boolean muted;

        Panel(GatewayEvents hub, double limit) {
            this.hub = hub;
            this.limit = limit;
        }

        @Override
        public void onReading(String sensor, double value) {
            synchronized (state) {
                if (!muted && value > limit) {
                    alarms++;
                }
            }
        }

        void mute() {
            synchronized (state) {
                muted = true;
                hub.detach(this);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        GatewayEvents hub = new GatewayEvents();
        Panel[] panels = new Panel[30];
        for (int i = 0; i < panels.length; i++) {
            panels[i] = new Panel(hub, 40 + i);
            hub.attach(panels[i]);
        }
        Thread radio = new Thread(() -> {
            for (int i = 0; i < 2000; i++) {
                hub.publish("boiler-" + i % 3, i % 90);
            }
        });
        Thread operator = new Thread(() -> List.of(panels).forEach(Panel::mute));
        radio.start();
        operator.start();
        radio.join();
        operator.join();
        System.out.println(hub.summary());
    }
}
// corpus: unseen12
