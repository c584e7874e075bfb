// run: scan --only stale-value
// expect: none
// a Semaphore bounds the users and poll takes an entry in one step
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.Semaphore;

public class FixedPool {
    private final Semaphore permits;
    private final ConcurrentLinkedQueue<StringBuilder> free = new ConcurrentLinkedQueue<>();

    public FixedPool(int n) {
        permits = new Semaphore(n);
        for (int i = 0; i < n; i++) {
            free.add(new StringBuilder());
        }
    }

    public StringBuilder acquire() throws InterruptedException {
        permits.acquire();
        return free.poll();
    }

    public void release(StringBuilder sb) {
        sb.setLength(0);
        free.add(sb);
        permits.release();
    }
}
// corpus: unseen
