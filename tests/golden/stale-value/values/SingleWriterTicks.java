// run: scan --only stale-value
// expect: none
// only the clock thread writes the volatile, the other threads read it
public class SingleWriterTicks {
    private volatile long ticks;
    private volatile boolean stop;

    private void clock() {
        while (!stop) {
            ticks++;
            Thread.yield();
        }
    }

    private void watch() {
        long last = 0;
        while (!stop) {
            long t = ticks;
            if (t < last) throw new AssertionError();
            last = t;
        }
    }

    public static void main(String[] args) throws Exception {
        SingleWriterTicks s = new SingleWriterTicks();
        new Thread(s::clock).start();
        new Thread(s::watch).start();
        new Thread(s::watch).start();
        Thread.sleep(20);
        s.stop = true;
    }
}
// corpus: unseen
