// The alarm must be sent once; two sensors can both see raised == false before either sets it, so the siren is started twice.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: stale-value
// corpus: unseen30
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

public class BoilerAlarm {

    interface Siren {
        void start(String cause);
    }

    private final AtomicBoolean raised = new AtomicBoolean();
    private final Siren siren;
    private final int limit;

    BoilerAlarm(Siren siren, int limit) {
        this.siren = siren;
        this.limit = limit;
    }

    void pressure(String sensor, int bar) {
        if (bar > limit && !raised.get()) {
            raised.set(true);
            siren.start(sensor + " at " + bar);
        }
    }

    private static Thread sensor(String name, BoilerAlarm alarm, int step) {
        return new Thread(() -> {
            for (int bar = 0; bar < 50; bar += step) {
                alarm.pressure(name, bar);
            }
        }, name);
    }

    public static void main(String[] args) throws InterruptedException {
        AtomicInteger starts = new AtomicInteger();
        BoilerAlarm alarm = new BoilerAlarm(cause -> {
            starts.incrementAndGet();
            System.out.println("siren: " + cause);
        }, 12);
        Thread top = sensor("top", alarm, 3);
        Thread bottom = sensor("bottom", alarm, 5);
        Thread valve = sensor("valve", alarm, 2);
        top.start();
        bottom.start();
        valve.start();
        top.join();
        bottom.join();
        valve.join();
        System.out.println("starts: " + starts.get());
    }
}
