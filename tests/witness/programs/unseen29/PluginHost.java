import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;

/**
 * Plugins register themselves with a host whose dispatcher thread feeds them events.
 */
public class PluginHost {

    public static final class Host {
        private static final String STOP = "";
        private final List<Plugin> plugins = new CopyOnWriteArrayList<>();
        private final BlockingQueue<String> events = new LinkedBlockingQueue<>();
        private final Thread dispatcher = new Thread(this::dispatch, "dispatcher");

        public void start() {
            dispatcher.start();
        }

        void register(Plugin p) {
            plugins.add(p);
        }

        public void fire(String event) {
            events.add(event);
        }

        public void stop() throws InterruptedException {
            events.add(STOP);
            dispatcher.join();
        }

        private void dispatch() {
            try {
                String event;
                while (!(event = events.take()).equals(STOP)) {
                    for (Plugin p : plugins) {
                        p.onEvent(event);
                    }
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    public abstract static class Plugin {
        protected Plugin(Host host) {
            host.register(this);
        }

        protected abstract void onEvent(String event);
    }

    public static class EchoPlugin extends Plugin {
        public EchoPlugin(Host host) {
            super(host);
        }

        @Override
        protected void onEvent(String event) {
            System.out.println("echo " + event);
        }
    }

    public static class AuditPlugin extends Plugin {
        private String prefix;

        public AuditPlugin(Host host, String name) {
            super(host);
            prefix = "[" + name + "] ";
        }

        @Override
        protected void onEvent(String event) {
            System.out.println(prefix + event);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Host host = new Host();
        host.start();
        for (int i = 0; i < 20; i++) {
            host.fire("event-" + i);
        }
        new EchoPlugin(host);
        new AuditPlugin(host, "audit");
        for (int i = 20; i < 30; i++) {
            host.fire("event-" + i);
        }
        host.stop();
    }
}
