// run: scan --library --only lock-order
// expect: lock-order
// report holds the hub monitor and calls measure (meter monitor); AbstractMeter.rename holds the meter monitor and calls the hub's synchronized reindex
import java.util.Map;
import java.util.TreeMap;

public class MeterRegistryHub {
    private final Map<String, AbstractMeter> meters = new TreeMap<>();

    public synchronized <M extends AbstractMeter> M register(String name, M meter) {
        if (meters.putIfAbsent(name, meter) != null) {
            throw new IllegalStateException("duplicate meter " + name);
        }
        return meter;
    }

    synchronized void reindex(String oldName, String newName, AbstractMeter meter) {
        if (meters.remove(oldName, meter)) {
            meters.put(newName, meter);
        }
    }

    public synchronized String report() {
        StringBuilder sb = new StringBuilder();
        meters.forEach((name, meter) -> sb.append(name).append('=').append(meter.measure()).append('\n'));
        return sb.toString();
    }
}

abstract class AbstractMeter {
    private final MeterRegistryHub hub;
    private String name;

    protected AbstractMeter(MeterRegistryHub hub, String name) {
        this.hub = hub;
        this.name = name;
    }

    protected abstract double compute();

    public synchronized double measure() {
        return compute();
    }

    public synchronized void rename(String newName) {
        if (!newName.equals(name)) {
            hub.reindex(name, newName, this);
            name = newName;
        }
    }
}

class CountingMeter extends AbstractMeter {
    private long count;

    CountingMeter(MeterRegistryHub hub, String name) {
        super(hub, name);
    }

    public synchronized void increment(long by) {
        count += by;
    }

    @Override
    protected double compute() {
        return count;
    }
}

class MeanMeter extends AbstractMeter {
    private double sum;
    private long n;

    MeanMeter(MeterRegistryHub hub, String name) {
        super(hub, name);
    }

    public synchronized void record(double v) {
        sum += v;
        n++;
    }

    @Override
    protected double compute() {
        return n == 0 ? 0 : sum / n;
    }
}
// corpus: unseen13
