// run: scan --only stale-value
// expect: stale-value
// ticks++ on a volatile by several threads, lost update
import java.util.concurrent.CountDownLatch;

public class VolatileTicksAgain {
    private volatile int ticks;
    private volatile boolean enabled = true;

    void tick() {
        if (enabled) ticks++;
    }

    int ticks() { return ticks; }

    public static void main(String[] args) throws InterruptedException {
        VolatileTicksAgain v = new VolatileTicksAgain();
        CountDownLatch done = new CountDownLatch(3);
        for (int i = 0; i < 3; i++) {
            new Thread(() -> {
                for (int k = 0; k < 10000; k++) v.tick();
                done.countDown();
            }).start();
        }
        done.await();
        System.out.println(v.ticks());
    }
}
// corpus: unseen
