/** Pumps run until somebody says stop; saying it twice is the same. */
public class StopFlag {
    private volatile boolean stop;
    private volatile boolean drained;
    private int pumped;
    private int drainCount;

    void pump() {
        while (!stop) {
            pumped++; // @pump parallel: pump, not parallel: drain
        }
    }

    void stop() {
        stop = true; // @stop parallel: stop, parallel: pump
    }

    void drain() {
        drainCount += pumped; // @drain not parallel: stop, not parallel: drain
        drained = true; // @drained parallel: wait
    }

    int awaitDrained() {
        while (!drained) {
            Thread.onSpinWait(); // @wait parallel: pump
        }
        return drainCount; // @result not parallel: drain, not parallel: pump
    }

    public static void main(String[] args) throws InterruptedException {
        StopFlag pumps = new StopFlag(); // shared
        int[] out = new int[1]; // shared
        Thread a = new Thread(pumps::pump);
        Thread b = new Thread(pumps::pump);
        Thread watchdog = new Thread(pumps::stop);
        Thread watcher = new Thread(() -> {
            out[0] = pumps.awaitDrained();
        });
        a.start();
        b.start();
        watchdog.start();
        watcher.start();
        pumps.stop();
        a.join();
        b.join();
        watchdog.join();
        pumps.drain();
        watcher.join();
        System.out.println(out[0] >= 0);
    }
}
