// run: scan --only stale-value
// expect: none
// only the one ticker thread writes the volatile counters, the other threads read them
import java.util.ArrayList;
import java.util.List;

public class HeartbeatClock {
    private volatile long ticks;
    private volatile long missed;
    private volatile boolean stopped;
    private final Thread ticker = new Thread(this::loop, "ticker");

    public void start() {
        ticker.start();
    }

    private void loop() {
        long previous = System.nanoTime();
        while (!stopped && ticks < 100_000) {
            long now = System.nanoTime();
            if (now - previous > 5_000_000L) {
                missed++;
            }
            previous = now;
            ticks++;
        }
    }

    public long ticks() {
        return ticks;
    }

    public long missed() {
        return missed;
    }

    public void stop() throws InterruptedException {
        stopped = true;
        ticker.join();
    }

    public static void main(String[] args) throws InterruptedException {
        HeartbeatClock clock = new HeartbeatClock();
        clock.start();
        List<Thread> readers = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            Thread t = new Thread(() -> {
                long last = 0;
                for (int k = 0; k < 1000; k++) {
                    long n = clock.ticks();
                    if (n < last) {
                        throw new AssertionError("went back");
                    }
                    last = n;
                }
            });
            readers.add(t);
            t.start();
        }
        for (Thread t : readers) {
            t.join();
        }
        clock.stop();
        System.out.println(clock.ticks() > 0 && clock.missed() >= 0);
    }
}
// corpus: unseen11
