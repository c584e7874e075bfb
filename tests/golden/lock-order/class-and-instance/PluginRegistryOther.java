// run: scan --only lock-order --library
// expect: lock-order
// Static synchronized PluginRegistryOther.startAll (class lock) calls Plugin.start (plugin monitor); Plugin.unload (plugin monitor) calls static synchronized PluginRegistryOther.unregister (class lock).
package plugins;

import java.util.ArrayList;
import java.util.List;

public final class PluginRegistryOther {
    private static final List<Plugin> PLUGINS = new ArrayList<Plugin>();

    private PluginRegistryOther() {
    }

    public static synchronized void register(Plugin p) {
        if (!PLUGINS.contains(p)) {
            PLUGINS.add(p);
        }
    }

    static synchronized void unregister(Plugin p) {
        PLUGINS.remove(p);
    }

    public static synchronized int startAll() {
        int started = 0;
        for (Plugin p : PLUGINS) {
            if (p.start()) {
                started++;
            }
        }
        return started;
    }

    public static synchronized int count() {
        return PLUGINS.size();
    }

    public static class Plugin {
        private enum State { NEW, RUNNING, GONE }

        private final String id;
        private State state = State.NEW;

        public Plugin(String id) {
            this.id = id;
        }

        public String getId() {
            return id;
        }

        public synchronized boolean start() {
            if (state != State.NEW) {
                return false;
            }
            state = State.RUNNING;
            return true;
        }

        public synchronized void unload() {
            if (state == State.GONE) {
                return;
            }
            state = State.GONE;
            PluginRegistryOther.unregister(this);
        }
    }
}
// corpus: unseen
