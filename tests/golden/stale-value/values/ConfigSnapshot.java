// run: scan --only stale-value
// expect: none
// Clean: handlers read the volatile immutable Config once into a local and work with that snapshot; only the reloading thread writes the field, with a value that does not depend on the old one.
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

record Config(int timeout, Map<String, String> hosts) {
    static Config generation(int g) {
        return new Config(10 * g, Map.of("db", "db" + g, "mq", "mq" + g));
    }
}

class ConfigHolder {
    private volatile Config current = Config.generation(1);

    Config current() { return current; }

    void reload(int generation) { current = Config.generation(generation); }
}

class Handler implements Runnable {
    private final ConfigHolder holder;
    private final AtomicInteger torn;

    Handler(ConfigHolder holder, AtomicInteger torn) {
        this.holder = holder;
        this.torn = torn;
    }

    @Override
    public void run() {
        Config c = holder.current();
        if (c.hosts().containsKey("db")) {
            String db = c.hosts().get("db");
            if (!db.equals("db" + c.timeout() / 10)) {
                torn.incrementAndGet();
            }
        }
    }
}

public class ConfigSnapshot {
    public static void main(String[] args) throws InterruptedException {
        ConfigHolder holder = new ConfigHolder();
        AtomicInteger torn = new AtomicInteger();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        for (int i = 2; i < 500; i++) {
            pool.execute(new Handler(holder, torn));
            pool.execute(new Handler(holder, torn));
            holder.reload(i);
        }
        pool.shutdown();
        pool.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println("torn " + torn.get());
    }
}
// corpus: unseen
