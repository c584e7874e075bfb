// run: scan --only atomicity
// expect: none
// only one of the two calls locks the witness; the other reads a final field
class Sensor {
    private final String id;
    private double value;

    Sensor(String id) {
        this.id = id;
    }

    public String id() {
        return id;
    }

    public synchronized double value() {
        return value;
    }

    public synchronized void update(double v) {
        value = v;
    }
}

public class UnsynchronizedGetter {
    private final StringBuilder report = new StringBuilder();

    public Sensor sensor(String id) {
        return new Sensor(id);
    }

    public synchronized void append(Sensor s) {
        report.append(s.id()).append('=').append(s.value()).append('\n');
    }
}
// corpus: unseen
