// run: scan --library --only lock-order
// expect: lock-order
// snapshot() holds the class lock and enters each gauge's monitor; reset() holds the gauge's monitor and takes the class lock
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

public class GaugeFamily {
    private static final List<GaugeFamily> REGISTERED = new ArrayList<>();
    private static long resets;

    private final String name;
    private double value;
    private int samples;

    private GaugeFamily(String name) {
        this.name = name;
    }

    public static synchronized GaugeFamily register(String name) {
        GaugeFamily g = new GaugeFamily(name);
        REGISTERED.add(g);
        return g;
    }

    public synchronized void observe(double v) {
        samples++;
        value += (v - value) / samples;
    }

    public synchronized double value() {
        return value;
    }

    public synchronized void reset() {
        value = 0;
        samples = 0;
        noteReset();
    }

    private static synchronized void noteReset() {
        resets++;
    }

    public static synchronized Map<String, Double> snapshot() {
        Map<String, Double> out = new LinkedHashMap<>();
        for (GaugeFamily g : REGISTERED) {
            out.put(g.name, g.value());
        }
        out.put("gauge.resets", (double) resets);
        return out;
    }
}
// corpus: unseen17
