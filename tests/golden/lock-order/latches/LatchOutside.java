// run: scan --only lock-order
// expect: none
// Engine.boot starts the loaders under the lock but awaits the latch after leaving it; publish can therefore enter the lock and count down.
package engine.boot;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;

class Engine {
    private final Object lock = new Object();
    private final List<String> modules = new ArrayList<>();
    private CountDownLatch pending;
    private boolean booted;

    void boot(String... names) throws InterruptedException {
        CountDownLatch latch;
        synchronized (lock) {
            if (booted || pending != null) {
                return;
            }
            pending = new CountDownLatch(names.length);
            latch = pending;
            for (String n : names) {
                Thread t = new Thread(() -> load(n));
                t.start();
            }
        }
        latch.await();
        synchronized (lock) {
            booted = true;
        }
    }

    private void load(String name) {
        String banner = name + ":" + name.hashCode();
        CountDownLatch latch;
        synchronized (lock) {
            modules.add(banner);
            latch = pending;
        }
        latch.countDown();
    }

    List<String> modules() {
        synchronized (lock) {
            return new ArrayList<>(modules);
        }
    }
}

public class LatchOutside {
    public static void main(String[] args) throws InterruptedException {
        Engine e = new Engine();
        e.boot("net", "disk", "audio");
        System.out.println(e.modules());
    }
}
// corpus: unseen
