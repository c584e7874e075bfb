// run: scan --only stale-value
// expect: none
// the accumulator swaps the pending list out in one section, so the taken list belongs to the flusher alone; the later section only adds its sum to the current total.
import java.util.ArrayList;
import java.util.List;

public class OwnedBuffers {
    private final Object lock = new Object();
    private List<Integer> pending = new ArrayList<>();
    private long total;
    private int flushes;

    void offer(int v) {
        synchronized (lock) {
            pending.add(v);
        }
    }

    void flush() {
        List<Integer> mine;
        synchronized (lock) {
            if (pending.isEmpty()) {
                return;
            }
            mine = pending;
            pending = new ArrayList<>();
        }
        long sum = 0;
        for (int v : mine) {
            sum += v;
        }
        if (sum == 0) {
            return;
        }
        synchronized (lock) {
            total += sum;
            flushes++;
        }
    }

    long total() {
        synchronized (lock) {
            return total;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        OwnedBuffers b = new OwnedBuffers();
        List<Thread> threads = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            threads.add(new Thread(() -> {
                for (int k = 0; k < 10_000; k++) {
                    b.offer(1);
                }
            }, "sensor-" + i));
        }
        for (int i = 0; i < 2; i++) {
            threads.add(new Thread(() -> {
                for (int k = 0; k < 200; k++) {
                    b.flush();
                }
            }, "flush-" + i));
        }
        for (Thread t : threads) {
            t.start();
        }
        for (Thread t : threads) {
            t.join();
        }
        b.flush();
        System.out.println(b.total());
    }
}
// corpus: unseen
