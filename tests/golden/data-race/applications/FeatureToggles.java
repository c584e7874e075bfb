// The loaded flag is set before toggles is written, so readers that see the flag are unordered with the write.
// run: scan --only data-race
// expect: data-race field=FeatureToggles$ToggleStore.toggles
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

public class FeatureToggles {
    static class ToggleStore {
        private final AtomicBoolean loaded = new AtomicBoolean();
        private final AtomicInteger fallbacks = new AtomicInteger();
        private Map<String, Boolean> toggles = Map.of();

        void load() {
            if (loaded.compareAndSet(false, true)) {
                toggles = fetch();
            }
        }

        private Map<String, Boolean> fetch() {
            return Map.of("one-click", true, "crypto-pay", false, "gift-wrap", true);
        }

        boolean enabled(String name) {
            if (!loaded.get()) {
                fallbacks.incrementAndGet();
                return false;
            }
            return toggles.getOrDefault(name, false);
        }
    }

    static int probe(ToggleStore store, String... names) {
        int on = 0;
        for (int i = 0; i < 100; i++) {
            for (String n : names) {
                if (store.enabled(n)) {
                    on++;
                }
            }
        }
        return on;
    }

    public static void main(String[] args) throws Exception {
        ToggleStore store = new ToggleStore();
        ExecutorService pool = Executors.newFixedThreadPool(3);
        pool.execute(store::load);
        var web = pool.submit(() -> probe(store, "one-click", "crypto-pay"));
        var mobile = pool.submit(() -> probe(store, "gift-wrap"));
        int seen = web.get() + mobile.get();
        pool.shutdown();
        pool.awaitTermination(5, TimeUnit.SECONDS);
        System.out.println("on " + (seen >= 0) + " fallbacks " + (store.fallbacks.get() >= 0));
    }
}
// corpus: unseen27
