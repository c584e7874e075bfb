// A read-write lock that the program makes of counters.
// run: scan --only data-race
// expect: data-race field=FP_OwnReadWriteLock.v
public class FP_OwnReadWriteLock {
    static class Rw {
        private int readers;
        private boolean writing;

        synchronized void lockRead() throws InterruptedException {
            while (writing) wait();
            readers++;
        }

        synchronized void unlockRead() {
            if (--readers == 0) notifyAll();
        }

        synchronized void lockWrite() throws InterruptedException {
            while (writing || readers > 0) wait();
            writing = true;
        }

        synchronized void unlockWrite() {
            writing = false;
            notifyAll();
        }
    }

    private final Rw rw = new Rw();
    private int v;

    int get() throws InterruptedException {
        rw.lockRead();
        try {
            return v;
        } finally {
            rw.unlockRead();
        }
    }

    void set(int x) throws InterruptedException {
        rw.lockWrite();
        try {
            v = x;
        } finally {
            rw.unlockWrite();
        }
    }

    public static void main(String[] a) {
        FP_OwnReadWriteLock c = new FP_OwnReadWriteLock();
        for (int i = 0; i < 2; i++)
            new Thread(
                            () -> {
                                try {
                                    c.set(1);
                                    c.get();
                                } catch (InterruptedException e) {
                                }
                            })
                    .start();
    }
}
