// run: scan --only lock-order
// expect: lock-order
// loadAll() awaits the latch while holding the registry lock; each plug-in thread must take that lock in register() before it counts down.
package lob.pluginloader;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;

public class PluginLoader {
    interface Plugin {
        String describe();
    }

    private final Object registry = new Object();
    private final Map<String, Plugin> plugins = new HashMap<>();

    void register(String name, Plugin p) {
        synchronized (registry) {
            if (plugins.containsKey(name)) {
                throw new IllegalArgumentException("duplicate " + name);
            }
            plugins.put(name, p);
        }
    }

    void loadAll(List<String> names) throws InterruptedException {
        synchronized (registry) {
            plugins.clear();
            CountDownLatch ready = new CountDownLatch(names.size());
            for (String n : names) {
                Thread t = new Thread(() -> {
                    try {
                        register(n, create(n));
                    } finally {
                        ready.countDown();
                    }
                }, "load-" + n);
                t.start();
            }
            ready.await();
            System.out.println(plugins.size() + " plug-ins loaded");
        }
    }

    private Plugin create(String name) {
        String text = name.toUpperCase();
        return () -> text;
    }

    String describe(String name) {
        synchronized (registry) {
            Plugin p = plugins.get(name);
            return p == null ? "none" : p.describe();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        PluginLoader loader = new PluginLoader();
        loader.loadAll(List.of("git", "spell", "theme"));
        System.out.println(loader.describe("git"));
    }
}
// corpus: unseen
