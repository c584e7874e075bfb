// run: scan --only lock-order
// expect: lock-order
// publish() calls the sinks while it holds the hub; AlarmPanel.onReading locks the panel, and AlarmPanel.mute holds the panel and calls hub.detach
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

public class TelemetryHub {
    interface Sink {
        void onReading(String sensor, double value);
    }

    private final Set<Sink> sinks = new LinkedHashSet<>();
    private final Map<String, Double> last = new HashMap<>();

    synchronized void attach(Sink s) {
        sinks.add(s);
    }

    synchronized void detach(Sink s) {
        sinks.remove(s);
    }

    synchronized void publish(String sensor, double value) {
        last.put(sensor, value);
        sinks.forEach(s -> s.onReading(sensor, value));
    }

    public static void main(String[] args) throws InterruptedException {
        TelemetryHub hub = new TelemetryHub();
        AlarmPanel[] panels = new AlarmPanel[30];
        for (int i = 0; i < panels.length; i++) {
            panels[i] = new AlarmPanel(hub, 40 + i);
            hub.attach(panels[i]);
        }
        Thread radio = new Thread(() -> {
            for (int i = 0; i < 2000; i++) {
                hub.publish("boiler-" + i % 3, i % 90);
            }
        });
        Thread operator = new Thread(() -> {
            for (AlarmPanel p : panels) {
                p.mute();
            }
        });
        radio.start();
        operator.start();
        radio.join();
        operator.join();
    }
}

class AlarmPanel implements TelemetryHub.Sink {
    private final TelemetryHub hub;
    private final double limit;
    private final Object state = new Object();
    private int alarms;
    private boolean muted;

    AlarmPanel(TelemetryHub hub, double limit) {
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

    int alarms() {
        synchronized (state) {
            return alarms;
        }
    }
}
// corpus: unseen12
