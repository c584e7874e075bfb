// run: scan --only stale-value
// expect: stale-value
// create compares the counter with the maximum and increments it in a second atomic operation: more connections than allowed
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

public class PermitPool {
    private final int max;
    private final AtomicInteger total = new AtomicInteger();
    private final AtomicInteger peak = new AtomicInteger();
    private final ConcurrentLinkedQueue<Integer> idle = new ConcurrentLinkedQueue<>();

    public PermitPool(int max) {
        this.max = max;
    }

    public Integer acquire() {
        Integer c = idle.poll();
        return c != null ? c : create();
    }

    private Integer create() {
        if (total.get() >= max) {
            return null;
        }
        int id = total.incrementAndGet();
        peak.accumulateAndGet(id, Math::max);
        return id;
    }

    public void release(Integer c) {
        idle.offer(c);
    }

    public int peak() {
        return peak.get();
    }

    public static void main(String[] args) throws InterruptedException {
        PermitPool pool = new PermitPool(3);
        Thread[] users = new Thread[16];
        for (int i = 0; i < users.length; i++) {
            users[i] = new Thread(() -> {
                Integer c = pool.acquire();
                if (c != null) {
                    pool.release(c);
                }
            });
        }
        for (Thread t : users) {
            t.start();
        }
        for (Thread t : users) {
            t.join();
        }
        System.out.println(pool.peak());
    }
}
// corpus: unseen11
