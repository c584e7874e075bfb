// run: scan --only stale-value
// expect: stale-value
// the ring is made for one producer, but two use it: both read the same tail, write the same slot and store the same tail + 1
import java.util.concurrent.atomic.AtomicIntegerArray;

public class SlotRing {
    private final AtomicIntegerArray slots;
    private volatile int head;
    private volatile int tail;

    SlotRing(int n) {
        slots = new AtomicIntegerArray(n);
    }

    boolean offer(int v) {
        int t = tail;
        if (t - head == slots.length()) {
            return false;
        }
        slots.set(t % slots.length(), v);
        tail = t + 1;
        return true;
    }

    /** Only called by the consumer thread. */
    int poll() {
        int h = head;
        if (h == tail) {
            return -1;
        }
        int v = slots.get(h % slots.length());
        head = h + 1;
        return v;
    }

    public static void main(String[] args) {
        SlotRing ring = new SlotRing(64);
        for (int p = 0; p < 2; p++) {
            new Thread(() -> {
                for (int i = 0; i < 10_000; i++) {
                    while (!ring.offer(i)) {
                        Thread.onSpinWait();
                    }
                }
            }).start();
        }
        int got = 0;
        long end = System.nanoTime() + 2_000_000_000L;
        while (got < 20_000 && System.nanoTime() < end) {
            if (ring.poll() >= 0) {
                got++;
            }
        }
        System.out.println(got + " of 20000");
    }
}
// corpus: unseen
