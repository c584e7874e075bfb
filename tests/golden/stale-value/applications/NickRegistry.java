// Contains and add on a CopyOnWriteArrayList are two steps: two clients can register the same nick.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: stale-value witness=this.taken
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class NickRegistry {
    interface NameRule {
        boolean allows(String nick);
    }

    private final List<String> taken = new CopyOnWriteArrayList<>();
    private final List<NameRule> rules = new ArrayList<>();

    NickRegistry rule(NameRule r) {
        rules.add(r);
        return this;
    }

    private boolean acceptable(String nick) {
        for (NameRule r : rules) {
            if (!r.allows(nick)) {
                return false;
            }
        }
        return true;
    }

    boolean register(String nick) {
        String key = nick.trim().toLowerCase();
        if (!acceptable(key) || taken.contains(key)) {
            return false;
        }
        taken.add(key);
        return true;
    }

    int registered() {
        return taken.size();
    }

    static int client(NickRegistry reg, CountDownLatch gate, String suffix) throws InterruptedException {
        gate.await();
        int got = 0;
        for (int i = 0; i < 60; i++) {
            if (reg.register(" Nick" + i + suffix)) {
                got++;
            }
        }
        return got;
    }

    public static void main(String[] args) throws Exception {
        NickRegistry reg = new NickRegistry()
                .rule(n -> n.length() > 2)
                .rule(n -> !n.contains("admin"));
        CountDownLatch gate = new CountDownLatch(1);
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<Integer> a = pool.submit(() -> client(reg, gate, ""));
        Future<Integer> b = pool.submit(() -> client(reg, gate, " "));
        gate.countDown();
        int got = a.get() + b.get();
        pool.shutdown();
        System.out.println(got + " " + reg.registered());
    }
}
