import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Settings that are reloaded in the background and read without locking.
 */
public class LiveSettings {

    public static final class Settings {
        private final int timeout;
        private final Map<String, String> values;

        private Settings(Builder b) {
            this.timeout = b.timeout;
            this.values = new TreeMap<>(b.values);
        }

        public int timeout() {
            return timeout;
        }

        public String value(String key, String orElse) {
            return values.getOrDefault(key, orElse);
        }
    }

    public static final class Builder {
        private int timeout = 100;
        private final Map<String, String> values = new TreeMap<>();

        public Builder timeout(int t) {
            timeout = t;
            return this;
        }

        public Builder put(String k, String v) {
            values.put(k, v);
            return this;
        }

        public Settings build() {
            return new Settings(this);
        }
    }

    public static final class Reloading implements AutoCloseable {
        private final ScheduledExecutorService timer = Executors.newSingleThreadScheduledExecutor();
        private final Supplier<Settings> source;
        private final CountDownLatch reloads;
        private volatile Settings current;

        public Reloading(Supplier<Settings> source, int atLeast) {
            this.source = source;
            this.reloads = new CountDownLatch(atLeast);
            this.current = source.get();
        }

        public Reloading every(long millis) {
            timer.scheduleWithFixedDelay(() -> {
                current = source.get();
                reloads.countDown();
            }, millis, millis, TimeUnit.MILLISECONDS);
            return this;
        }

        public Settings get() {
            return current;
        }

        @Override
        public void close() {
            timer.shutdownNow();
        }
    }

    static final class FakeFile implements Supplier<Settings> {
        private int version;

        @Override
        public Settings get() {
            version++;
            return new Builder().timeout(100 + version).put("mode", "v" + version).build();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        try (Reloading live = new Reloading(new FakeFile(), 3).every(2)) {
            Thread client = new Thread(() -> {
                int max = 0;
                for (int i = 0; i < 500; i++) {
                    Settings s = live.get();
                    if (s.value("mode", "none").startsWith("v")) {
                        max = Math.max(max, s.timeout());
                    }
                }
                System.out.println("client saw " + (max > 100));
            });
            client.start();
            live.reloads.await();
            client.join();
            System.out.println("reloaded " + (live.get().timeout() > 103));
        }
    }
}
