// activate() awaits the latch while holding the registry monitor; loader threads need the registry monitor before they count down. Whenever activate enters before all loaders registered, all stop.
// run: scan --only lock-order --min-severity medium
// expect: lock-order
// corpus: unseen30
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;

public class PluginBootstrap {

    interface Plugin {
        String id();
    }

    static final class AudioPlugin implements Plugin {
        @Override
        public String id() {
            return "audio";
        }
    }

    static final class VideoPlugin implements Plugin {
        @Override
        public String id() {
            return "video";
        }
    }

    private final List<Plugin> registry = new ArrayList<>();
    private final CountDownLatch ready = new CountDownLatch(2);

    void load(Plugin plugin) {
        synchronized (registry) {
            registry.add(plugin);
        }
        ready.countDown();
    }

    List<String> activate() throws InterruptedException {
        List<String> ids = new ArrayList<>();
        synchronized (registry) {
            ready.await();
            for (Plugin p : registry) {
                ids.add(p.id());
            }
        }
        return ids;
    }

    public static void main(String[] args) throws InterruptedException {
        PluginBootstrap host = new PluginBootstrap();
        new Thread(() -> host.load(new AudioPlugin()), "load-audio").start();
        new Thread(() -> host.load(new VideoPlugin()), "load-video").start();
        Thread.sleep(100);
        System.out.println("active: " + host.activate());
    }
}
