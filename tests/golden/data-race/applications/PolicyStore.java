// Map is copied under the lock and published by a volatile field, never changed after; Rule has final fields, builders are local to a thread, Prober's counters are read after join, its flag is volatile.
// run: scan --only data-race
// expect: none
import java.util.HashMap;
import java.util.Map;

public class PolicyStore {

    static final class Rule {
        private final String role;
        private final boolean allow;

        private Rule(Builder b) {
            this.role = b.role;
            this.allow = b.allow;
        }

        boolean permits(String r) {
            return allow && role.equals(r);
        }
    }

    static class Builder {
        private String role;
        private boolean allow;

        Builder role(String r) {
            role = r;
            return this;
        }

        Builder allow(boolean a) {
            allow = a;
            return this;
        }

        Rule build() {
            return new Rule(this);
        }
    }

    static class Prober extends Thread {
        private final PolicyStore store;
        private volatile boolean closed;
        private int probes;
        private int granted;

        Prober(PolicyStore store) {
            this.store = store;
        }

        @Override
        public void run() {
            do {
                probes++;
                if (store.permits("/api/" + probes % 10, "user")) {
                    granted++;
                }
            } while (!closed);
        }

        void close() throws InterruptedException {
            closed = true;
            join();
        }
    }

    private volatile Map<String, Rule> rules = new HashMap<>();
    private int version;

    synchronized void put(String path, Rule rule) {
        Map<String, Rule> copy = new HashMap<>(rules);
        copy.put(path, rule);
        version++;
        rules = copy;
    }

    boolean permits(String path, String role) {
        Rule r = rules.get(path);
        return r != null && r.permits(role);
    }

    int count() {
        int n = 0;
        for (Rule r : rules.values()) {
            if (r.allow) {
                n++;
            }
        }
        return n;
    }

    synchronized int version() {
        return version;
    }

    public static void main(String[] args) throws InterruptedException {
        PolicyStore store = new PolicyStore();
        Prober prober = new Prober(store);
        prober.start();
        Runnable admin = () -> {
            Builder builder = new Builder().role("user");
            for (int i = 0; i < 50; i++) {
                store.put("/api/" + i % 10, builder.allow(i % 3 != 0).build());
            }
        };
        Thread a1 = new Thread(admin);
        Thread a2 = new Thread(admin);
        a1.start();
        a2.start();
        System.out.println(store.count() + " rules");
        a1.join();
        a2.join();
        prober.close();
        System.out.println(prober.granted + " of " + prober.probes + " granted");
        System.out.println("version " + store.version());
    }
}
// corpus: unseen26
