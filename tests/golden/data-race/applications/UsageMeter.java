// Values are read and changed only inside compute/computeIfPresent of their key (atomic, ordered per key), and plainly only after join.
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class UsageMeter {

    static class Usage {
        private long bytes;
        private int calls;
        private final List<String> paths = new ArrayList<>();

        Usage add(String path, long n) {
            bytes += n;
            calls++;
            if (paths.size() < 5) {
                paths.add(path);
            }
            return this;
        }
    }

    private final ConcurrentMap<String, Usage> tenants = new ConcurrentHashMap<>();

    void record(String tenant, String path, long bytes) {
        tenants.compute(tenant, (t, u) -> (u == null ? new Usage() : u).add(path, bytes));
    }

    long bytes(String tenant) {
        long[] out = new long[1];
        tenants.computeIfPresent(tenant, (t, u) -> {
            out[0] = u.bytes;
            return u;
        });
        return out[0];
    }

    public static void main(String[] args) throws InterruptedException {
        UsageMeter meter = new UsageMeter();
        Thread[] servers = new Thread[3];
        for (int s = 0; s < servers.length; s++) {
            String path = "/node" + s;
            servers[s] = new Thread(() -> {
                for (int i = 0; i < 300; i++) {
                    meter.record("tenant" + i % 4, path, 100);
                }
            });
            servers[s].start();
        }
        System.out.println("so far " + meter.bytes("tenant1"));
        for (Thread t : servers) {
            t.join();
        }
        int calls = 0;
        for (Usage u : meter.tenants.values()) {
            calls += u.calls;
            System.out.println(u.bytes + " " + u.paths);
        }
        System.out.println(calls + " calls");
    }
}
// corpus: unseen26
