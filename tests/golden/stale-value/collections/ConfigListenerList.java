// run: scan --only stale-value
// expect: none
// the array is copied and replaced under one lock by all writers; fire reads the volatile once and walks that array
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;

public class ConfigListenerList {
    @FunctionalInterface
    interface SettingListener {
        void changed(String key, String value);
    }

    private static final SettingListener[] NONE = {};

    private final Object writeLock = new Object();
    private volatile SettingListener[] listeners = NONE;

    void add(SettingListener l) {
        synchronized (writeLock) {
            SettingListener[] old = listeners;
            SettingListener[] copy = Arrays.copyOf(old, old.length + 1);
            copy[old.length] = l;
            listeners = copy;
        }
    }

    int fire(String key, String value) {
        SettingListener[] now = listeners;
        for (SettingListener l : now) {
            l.changed(key, value);
        }
        return now.length;
    }

    public static void main(String[] args) throws Exception {
        ConfigListenerList config = new ConfigListenerList();
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
        config.fire("size", "10");
        a.join();
        b.join();
        System.out.println(config.fire("color", "red"));
    }
}
// corpus: unseen13
