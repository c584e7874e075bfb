// run: scan --only stale-value
// expect: stale-value
// add copies the volatile array and stores the longer copy without a lock: of two listeners added at once one gets lost
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;

public class ConfigListenerArray {
    @FunctionalInterface
    interface ConfigListener {
        void changed(String key, String value);
    }

    private static final ConfigListener[] NONE = {};

    private volatile ConfigListener[] listeners = NONE;

    void add(ConfigListener l) {
        ConfigListener[] old = listeners;
        ConfigListener[] copy = Arrays.copyOf(old, old.length + 1);
        copy[old.length] = l;
        listeners = copy;
    }

    void fire(String key, String value) {
        for (ConfigListener l : listeners) {
            l.changed(key, value);
        }
    }

    int count() {
        return listeners.length;
    }

    public static void main(String[] args) throws Exception {
        ConfigListenerArray config = new ConfigListenerArray();
        AtomicInteger heard = new AtomicInteger();
        Runnable module = () -> {
            for (int i = 0; i < 500; i++) {
                config.add((k, v) -> heard.incrementAndGet());
            }
        };
        Thread a = new Thread(module, "module-a");
        Thread b = new Thread(module, "module-b");
        a.start();
        b.start();
        a.join();
        b.join();
        config.fire("color", "red");
        System.out.println(config.count() + " " + heard.get());
    }
}
// corpus: unseen13
