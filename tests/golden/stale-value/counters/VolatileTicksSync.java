// run: scan --only stale-value
// expect: none
// the volatile field is only incremented under the monitor
public class VolatileTicksSync {
    static class Clock {
        private volatile int ticks;
        private final String zone;
        Clock(String z) { zone = z; }
        synchronized void tick() {
            ticks++;
        }
        int ticks() { return ticks; }
        String zone() { return zone; }
    }
    static class Driver implements Runnable {
        private final Clock clock;
        Driver(Clock c) { clock = c; }
        @Override public void run() {
            for (int i = 0; i < 10_000; i++) clock.tick();
        }
    }
    public static void main(String[] args) throws InterruptedException {
        Clock clock = new Clock("UTC");
        Driver driver = new Driver(clock);
        Thread[] threads = new Thread[3];
        for (int i = 0; i < threads.length; i++) {
            threads[i] = new Thread(driver);
            threads[i].start();
        }
        for (Thread t : threads) t.join();
        System.out.println(clock.zone() + " " + clock.ticks());
    }
}
// corpus: unseen
