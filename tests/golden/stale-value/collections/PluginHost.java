// run: scan --only stale-value
// expect: stale-value
// load checks contains and adds later on the copy-on-write list; two loaders activate one plugin twice
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

public class PluginHost {
    sealed interface Plugin permits Theme, Codec { }

    record Theme(String name) implements Plugin { }

    record Codec(String mime) implements Plugin { }

    private final List<Plugin> active = new CopyOnWriteArrayList<>();
    private final AtomicInteger activations = new AtomicInteger();

    void load(Plugin p) {
        if (active.contains(p)) {
            return;
        }
        active.add(p);
        activations.incrementAndGet();
    }

    String summary() {
        return active.size() + " active, " + activations.get() + " activations";
    }

    public static void main(String[] args) throws InterruptedException {
        PluginHost host = new PluginHost();
        CountDownLatch go = new CountDownLatch(1);
        Thread[] loaders = new Thread[4];
        for (int i = 0; i < loaders.length; i++) {
            loaders[i] = new Thread(() -> {
                try {
                    go.await();
                } catch (InterruptedException e) {
                    return;
                }
                for (int k = 0; k < 200; k++) {
                    host.load(k % 2 == 0 ? new Theme("t" + k) : new Codec("c/" + k));
                }
            });
            loaders[i].start();
        }
        go.countDown();
        for (Thread t : loaders) {
            t.join();
        }
        System.out.println(host.summary());
    }
}
// corpus: unseen16
