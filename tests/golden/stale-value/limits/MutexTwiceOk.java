// run: scan --only stale-value
// expect: none
// A semaphore of one permit, and what it guards looked at again.

import java.util.concurrent.Semaphore;

public class MutexTwiceOk {
    private final Semaphore mutex = new Semaphore(1);
    private int left = 10;

    public boolean take() throws InterruptedException {
        mutex.acquire();
        boolean isEmpty = left == 0;
        mutex.release();
        if (isEmpty)
            return false;
        mutex.acquire();
        boolean found = left > 0;
        if (found)
            left--;
        mutex.release();
        return found;
    }
}
