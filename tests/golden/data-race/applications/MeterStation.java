// PowerMeter overrides the synchronized add() without synchronized; two threads call it.
// run: scan --only data-race
// expect: data-race field=Meter.value
abstract class Meter {
    protected long value;

    public synchronized void add(long delta) {
        value += delta;
    }

    public synchronized long value() {
        return value;
    }

    abstract String unit();
}

class WaterMeter extends Meter {
    @Override
    String unit() {
        return "m3";
    }
}

class PowerMeter extends Meter {
    private final long factor;

    PowerMeter(long factor) {
        this.factor = factor;
    }

    @Override
    public void add(long delta) {
        value += delta * factor;
    }

    @Override
    String unit() {
        return "kWh";
    }
}

public class MeterStation {
    private final Meter[] meters = {new WaterMeter(), new PowerMeter(10)};

    void collect(int readings) {
        for (int i = 0; i < readings; i++) {
            for (Meter m : meters) {
                m.add(i % 7);
            }
        }
    }

    void print() {
        for (Meter m : meters) {
            System.out.println(m.value() + " " + m.unit());
        }
    }

    public static void main(String[] args) throws InterruptedException {
        MeterStation station = new MeterStation();
        Thread north = new Thread(() -> station.collect(500));
        Thread south = new Thread(() -> station.collect(500));
        north.start();
        south.start();
        north.join();
        south.join();
        station.print();
    }
}
// corpus: unseen26
