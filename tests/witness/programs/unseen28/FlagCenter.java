import java.util.Map;
import java.util.Timer;
import java.util.TimerTask;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

public class FlagCenter {
    private Map<String, Boolean> flags = Map.of("dark-mode", false, "beta", true);
    private final AtomicInteger lookups = new AtomicInteger();
    private final Object listenerLock = new Object();
    private Runnable listener = () -> { };

    boolean enabled(String flag) {
        lookups.incrementAndGet();
        return flags.getOrDefault(flag, Boolean.FALSE);
    }

    void replace(Map<String, Boolean> fresh) {
        flags = Map.copyOf(fresh);
        Runnable r;
        synchronized (listenerLock) {
            r = listener;
        }
        r.run();
    }

    void onChange(Runnable r) {
        synchronized (listenerLock) {
            listener = r;
        }
    }

    static class Reloader extends TimerTask {
        private final FlagCenter center;
        private int version;

        Reloader(FlagCenter center) {
            this.center = center;
        }

        @Override
        public void run() {
            version++;
            center.replace(Map.of("dark-mode", version % 2 == 0, "beta", version % 3 == 0));
        }
    }

    public static void main(String[] args) throws InterruptedException {
        FlagCenter center = new FlagCenter();
        CountDownLatch reloads = new CountDownLatch(6);
        center.onChange(reloads::countDown);
        Timer timer = new Timer("flags", true);
        timer.schedule(new Reloader(center), 1, 2);
        Thread[] pages = new Thread[3];
        for (int i = 0; i < pages.length; i++) {
            pages[i] = new Thread(() -> {
                int dark = 0;
                for (int k = 0; k < 20_000; k++) {
                    if (center.enabled("dark-mode") && !center.enabled("beta")) {
                        dark++;
                    }
                }
                System.out.println("dark " + dark);
            });
            pages[i].start();
        }
        reloads.await();
        timer.cancel();
        for (Thread t : pages) {
            t.join();
        }
        System.out.println(center.lookups.get() > 0);
    }
}
