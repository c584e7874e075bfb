// run: scan --only atomicity
// expect: atomicity
// PluginHost.install holds the host, and in two synchronized(registry) blocks first checks and then registers; another loader thread registers the same id in between and is overwritten.
import java.util.HashMap;
import java.util.Map;

public class RegistryTwoBlocks {
    static final Map<String, Object> registry = new HashMap<>();

    static class PluginHost {
        private int installed;

        synchronized boolean install(String id) {
            boolean known;
            synchronized (registry) {
                known = registry.containsKey(id);
            }
            if (known) {
                return false;
            }
            Object plugin = new StringBuilder(id);
            synchronized (registry) {
                registry.put(id, plugin);
            }
            installed++;
            return true;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        PluginHost host = new PluginHost();
        Thread builtins = new Thread(() -> {
            synchronized (registry) {
                registry.put("spell", new Object());
                registry.put("git", new Object());
            }
        });
        builtins.start();
        for (String id : new String[] {"git", "spell", "maven"}) {
            System.out.println(id + " " + host.install(id));
        }
        builtins.join();
    }
}
// corpus: unseen
