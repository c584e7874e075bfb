// Readers use a volatile reference to immutable snapshots, writers copy under one lock.
// run: scan --only data-race
// expect: none
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;

public class GatewayConfig {
    record Snapshot(int revision, Map<String, Integer> timeouts, List<String> hosts) {
        Snapshot {
            timeouts = Map.copyOf(timeouts);
            hosts = List.copyOf(hosts);
        }

        int timeout(String op) {
            return timeouts.getOrDefault(op, 1000);
        }
    }

    private volatile Snapshot current = new Snapshot(0, Map.of(), List.of("gw1"));
    private final Object updateLock = new Object();

    Snapshot current() {
        return current;
    }

    void setTimeout(String op, int millis) {
        synchronized (updateLock) {
            Snapshot old = current;
            Map<String, Integer> copy = new HashMap<>(old.timeouts());
            copy.put(op, millis);
            current = new Snapshot(old.revision() + 1, copy, old.hosts());
        }
    }

    static class Client implements Runnable {
        private final GatewayConfig config;
        private final CountDownLatch done;

        Client(GatewayConfig config, CountDownLatch done) {
            this.config = config;
            this.done = done;
        }

        @Override
        public void run() {
            int worst = 0;
            for (int i = 0; i < 500; i++) {
                Snapshot s = config.current();
                worst = Math.max(worst, s.timeout(i % 2 == 0 ? "auth" : "capture"));
            }
            System.out.println("worst>0 " + (worst > 0));
            done.countDown();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        GatewayConfig config = new GatewayConfig();
        CountDownLatch done = new CountDownLatch(2);
        new Thread(new Client(config, done)).start();
        new Thread(new Client(config, done)).start();
        Thread admin = new Thread(() -> {
            for (int i = 0; i < 50; i++) {
                config.setTimeout("auth", 100 + i);
            }
        });
        admin.start();
        for (int i = 0; i < 50; i++) {
            config.setTimeout("capture", 200 + i);
        }
        admin.join();
        done.await();
        System.out.println("revision " + config.current().revision());
    }
}
// corpus: unseen27
