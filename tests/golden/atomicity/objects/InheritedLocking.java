// run: scan --only atomicity
// expect: atomicity
// the synchronized methods of the witness are inherited from a base class
public class InheritedLocking {
    private final StringBuilder journal = new StringBuilder();

    public Thermometer thermometer() {
        return new Thermometer();
    }

    public synchronized int sample(Thermometer t) {
        int value = t.raw() + t.calibration();
        journal.append(value).append(t.unit());
        return value;
    }

    public static abstract class Instrument {
        private int raw;
        private int calibration;

        public synchronized int raw() {
            return raw;
        }

        public synchronized int calibration() {
            return calibration;
        }

        public synchronized void update(int raw, int calibration) {
            this.raw = raw;
            this.calibration = calibration;
        }

        public abstract String unit();
    }

    public static class Thermometer extends Instrument {
        @Override
        public String unit() {
            return "C";
        }
    }
}
// corpus: unseen
