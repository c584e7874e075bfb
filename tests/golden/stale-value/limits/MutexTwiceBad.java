// run: scan --only stale-value
// expect: stale-value method=MutexTwiceBad.take line=here
// A semaphore of one permit is given back between the look and the change.

import java.util.concurrent.Semaphore;

public class MutexTwiceBad {
    private final Semaphore mutex = new Semaphore(1);
    private int left = 10;

    public boolean take() throws InterruptedException {
        mutex.acquire();
        int seen = left;
        mutex.release();
        if (seen == 0)
            return false;
        mutex.acquire();
        left = seen - 1; // <- here
        mutex.release();
        return true;
    }
}
