// run: scan --only stale-value
// expect: none
// the counter is compared and raised by a compare-and-set loop
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

public class PermitGate {
    private final int max;
    private final AtomicInteger total = new AtomicInteger();
    private final ConcurrentLinkedQueue<Integer> idle = new ConcurrentLinkedQueue<>();

    public PermitGate(int max) {
        this.max = max;
    }

    public Integer acquire() {
        Integer c = idle.poll();
        return c != null ? c : create();
    }

    private Integer create() {
        for (;;) {
            int n = total.get();
            if (n >= max) {
                return null;
            }
            if (total.compareAndSet(n, n + 1)) {
                return n + 1;
            }
        }
    }

    public void release(Integer c) {
        idle.offer(c);
    }

    public int total() {
        return total.get();
    }

    public static void main(String[] args) throws InterruptedException {
        PermitGate gate = new PermitGate(3);
        Thread[] users = new Thread[16];
        for (int i = 0; i < users.length; i++) {
            users[i] = new Thread(() -> {
                Integer c = gate.acquire();
                if (c != null) {
                    gate.release(c);
                }
            });
        }
        for (Thread t : users) {
            t.start();
        }
        for (Thread t : users) {
            t.join();
        }
        System.out.println(gate.total() <= 3);
    }
}
// corpus: unseen11
