// run: scan --only lock-order
// expect: none
// observers are copied under the hub's monitor and called after it is released, so no edge hub -> gauge exists
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;

public class SensorHubAgain {
    private final List<IntConsumer> observers = new ArrayList<>();
    private int last;

    public synchronized void observe(IntConsumer c) {
        observers.add(c);
    }

    public synchronized int last() {
        return last;
    }

    public void publish(int v) {
        List<IntConsumer> copy;
        synchronized (this) {
            last = v;
            copy = new ArrayList<>(observers);
        }
        for (IntConsumer c : copy) {
            c.accept(v);
        }
    }

    static final class Gauge {
        private final SensorHubAgain hub;
        private int max;

        Gauge(SensorHubAgain hub) {
            this.hub = hub;
        }

        synchronized void see(int v) {
            max = Math.max(max, v);
        }

        synchronized String show() {
            return "last " + hub.last() + " max " + max;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SensorHubAgain hub = new SensorHubAgain();
        Gauge g = new Gauge(hub);
        hub.observe(g::see);
        Thread t = new Thread(() -> {
            for (int i = 0; i < 1000; i++) {
                hub.publish(i);
            }
        });
        t.start();
        for (int i = 0; i < 20; i++) {
            g.show();
        }
        t.join();
        System.out.println(g.show());
    }
}
// corpus: unseen21
