// run: scan --library --only atomicity
// expect: none
// the vector is private, never handed out and only touched under this object's monitor
import java.util.Vector;

public class SampleWindow {
    private final Vector<Double> samples = new Vector<>();
    private final int limit;

    public SampleWindow(int limit) {
        if (limit < 1) {
            throw new IllegalArgumentException("limit " + limit);
        }
        this.limit = limit;
    }

    public synchronized void record(double v) {
        if (samples.size() == limit) {
            samples.remove(0);
        }
        samples.add(v);
    }

    public synchronized Double[] copy() {
        Double[] out = new Double[samples.size()];
        samples.copyInto(out);
        return out;
    }

    public synchronized double last() {
        if (samples.isEmpty()) {
            return Double.NaN;
        }
        return samples.get(samples.size() - 1);
    }
}
// corpus: unseen14
