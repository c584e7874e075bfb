// run: scan --only lock-order
// expect: lock-order
// the static synchronized describeAll takes the class lock and then the instance's monitor; the synchronized reload holds the instance and calls the static synchronized publish
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Supplier;

public class PluginLoaderChain {
    private static final Map<String, PluginLoaderChain> ACTIVE = new LinkedHashMap<>();

    private final String name;
    private final Supplier<? extends Runnable> factory;
    private Runnable plugin;
    private int generation;

    PluginLoaderChain(String name, Supplier<? extends Runnable> factory) {
        this.name = name;
        this.factory = factory;
    }

    static synchronized void publish(PluginLoaderChain loader) {
        ACTIVE.put(loader.name, loader);
    }

    static synchronized String describeAll() {
        StringBuilder sb = new StringBuilder();
        for (PluginLoaderChain l : ACTIVE.values()) {
            sb.append(l.describe()).append(' ');
        }
        return sb.toString();
    }

    synchronized String describe() {
        return name + "@" + generation + (plugin == null ? " (empty)" : "");
    }

    synchronized void reload() {
        plugin = factory.get();
        plugin.run();
        generation++;
        publish(this);
    }

    public static void main(String[] args) throws Exception {
        PluginLoaderChain theme = new PluginLoaderChain("theme", () -> () -> { });
        PluginLoaderChain spell = new PluginLoaderChain("spell", () -> Thread::yield);
        theme.reload();
        spell.reload();
        Thread admin = new Thread(() -> {
            int chars = 0;
            for (int i = 0; i < 3000; i++) {
                chars += describeAll().length();
            }
            System.out.println(chars);
        });
        Thread watcher = new Thread(() -> {
            for (int i = 0; i < 3000; i++) {
                theme.reload();
                spell.reload();
            }
        });
        admin.start();
        watcher.start();
        admin.join();
        watcher.join();
    }
}
// corpus: unseen13
