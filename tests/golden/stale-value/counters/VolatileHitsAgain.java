// run: scan --only stale-value
// expect: stale-value
// Hits is volatile, but hit() reads it and writes the incremented value back, so increments of several threads are lost (SpotBugs VO_VOLATILE_INCREMENT).
public class VolatileHitsAgain {
    private volatile int hits;

    void hit() {
        int h = hits;
        hits = h + 1;
    }

    public static void main(String[] args) throws InterruptedException {
        VolatileHitsAgain v = new VolatileHitsAgain();
        Thread[] ts = new Thread[3];
        for (int i = 0; i < ts.length; i++) {
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 10000; k++) {
                    v.hit();
                }
            });
            ts[i].start();
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(v.hits);
    }
}
// corpus: unseen
