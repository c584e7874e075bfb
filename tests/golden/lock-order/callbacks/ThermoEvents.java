// run: scan --only lock-order
// expect: lock-order
// Sensor fires listeners while holding its lock; Display.refresh holds its own and calls the sensor
import java.util.ArrayList;
import java.util.List;

public class ThermoEvents {
    interface TempListener { void changed(Sensor s, double value); }
    static class Sensor {
        private final List<TempListener> listeners = new ArrayList<>();
        private double value;
        synchronized void addListener(TempListener l) { listeners.add(l); }
        synchronized double getValue() { return value; }
        synchronized void setValue(double v) {
            value = v;
            for (TempListener l : listeners) l.changed(this, v);
        }
    }
    static class Display implements TempListener {
        private final Sensor sensor;
        private String text = "";
        Display(Sensor s) { sensor = s; }
        @Override public synchronized void changed(Sensor s, double v) { text = String.valueOf(v); }
        synchronized void refresh() {
            text = "now " + sensor.getValue();
            System.out.println(text);
        }
    }
    public static void main(String[] args) throws Exception {
        Sensor sensor = new Sensor();
        Display display = new Display(sensor);
        sensor.addListener(display);
        Thread feeder = new Thread(() -> {
            for (int i = 0; i < 500; i++) sensor.setValue(i * 0.5);
        }, "feeder");
        Thread painter = new Thread(() -> {
            for (int i = 0; i < 500; i++) display.refresh();
        }, "painter");
        feeder.start();
        painter.start();
        feeder.join();
        painter.join();
    }
}
// corpus: unseen
