// A lock that the program makes of a flag and a monitor.
// run: scan --only data-race
// expect: none
public class OwnMutexOk {
    static class Mutex {
        private boolean held;

        synchronized void lock() throws InterruptedException {
            while (held) wait();
            held = true;
        }

        synchronized void unlock() {
            held = false;
            notify();
        }
    }

    private final Mutex m = new Mutex();
    private int n;

    void inc() throws InterruptedException {
        m.lock();
        try {
            n++;
        } finally {
            m.unlock();
        }
    }

    public static void main(String[] a) {
        OwnMutexOk c = new OwnMutexOk();
        for (int i = 0; i < 3; i++)
            new Thread(
                            () -> {
                                try {
                                    c.inc();
                                } catch (InterruptedException e) {
                                }
                            })
                    .start();
    }
}
