// acquire() checks openCount() < limit in one synchronized call and opens in another; several clients can pass the check and exceed the limit.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: stale-value
// corpus: unseen30
import java.util.ArrayList;
import java.util.List;

public class TunnelBroker {

    static final class Tunnel {
        private final int id;

        Tunnel(int id) {
            this.id = id;
        }
    }

    static final class Registry {
        private int open;
        private int peak;
        private int ids;

        synchronized int openCount() {
            return open;
        }

        synchronized Tunnel connect() {
            open++;
            peak = Math.max(peak, open);
            return new Tunnel(++ids);
        }

        synchronized void disconnect(Tunnel tunnel) {
            open--;
        }

        synchronized int peak() {
            return peak;
        }
    }

    private final Registry registry = new Registry();
    private final int limit;

    TunnelBroker(int limit) {
        this.limit = limit;
    }

    Tunnel acquire() {
        if (registry.openCount() < limit) {
            return registry.connect();
        }
        return null;
    }

    public static void main(String[] args) throws InterruptedException {
        TunnelBroker broker = new TunnelBroker(2);
        List<Thread> clients = new ArrayList<>();
        for (int c = 0; c < 5; c++) {
            clients.add(new Thread(() -> {
                for (int i = 0; i < 20; i++) {
                    Tunnel tunnel = broker.acquire();
                    if (tunnel != null) {
                        broker.registry.disconnect(tunnel);
                    }
                }
            }));
        }
        clients.forEach(Thread::start);
        for (Thread c : clients) {
            c.join();
        }
        System.out.println("peak " + broker.registry.peak());
    }
}
