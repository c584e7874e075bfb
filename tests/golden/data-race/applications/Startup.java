// The CAS winner alone writes, before countDown(); everybody else reads after await().
// run: scan --only data-race
// expect: none
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;

public class Startup {
    private final AtomicBoolean claimed = new AtomicBoolean();
    private final CountDownLatch done = new CountDownLatch(1);
    private Map<String, String> config;
    private int loads;
    private String loader;

    private void ensureLoaded() throws InterruptedException {
        if (claimed.compareAndSet(false, true)) {
            try {
                config = readConfig();
                loads++;
                loader = Thread.currentThread().getName();
            } finally {
                done.countDown();
            }
        } else {
            done.await();
        }
    }

    private static Map<String, String> readConfig() {
        Map<String, String> m = new HashMap<>();
        m.put("url", "jdbc:x");
        m.put("user", "app");
        return m;
    }

    String get(String key) throws InterruptedException {
        ensureLoaded();
        return config.get(key) + " via " + loader + " (" + loads + ")";
    }

    public static void main(String[] args) throws InterruptedException {
        Startup startup = new Startup();
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 8; i++) {
            String key = i % 2 == 0 ? "url" : "user";
            pool.submit(() -> {
                System.out.println(startup.get(key));
                return null;
            });
        }
        pool.shutdown();
        System.out.println(startup.get("user"));
    }
}
// corpus: unseen26
