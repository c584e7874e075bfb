// run: scan --only stale-value
// expect: none
// head has one writer (the consumer) and tail one writer (the producer); what the other side does in between only makes more room or more items
public class FeedRing {
    private final int[] slots;
    private volatile int head;
    private volatile int tail;

    FeedRing(int n) {
        slots = new int[n];
    }

    /** Only called by the producer thread. */
    boolean offer(int v) {
        int t = tail;
        if (t - head == slots.length) {
            return false;
        }
        slots[t % slots.length] = v;
        tail = t + 1;
        return true;
    }

    /** Only called by the consumer thread. */
    int poll() {
        int h = head;
        if (h == tail) {
            return -1;
        }
        int v = slots[h % slots.length];
        head = h + 1;
        return v;
    }

    public static void main(String[] args) throws InterruptedException {
        final int n = 20_000;
        FeedRing ring = new FeedRing(64);
        Thread producer = new Thread(() -> {
            for (int i = 0; i < n; i++) {
                while (!ring.offer(i)) {
                    Thread.onSpinWait();
                }
            }
        });
        producer.start();
        long sum = 0;
        for (int got = 0; got < n;) {
            int v = ring.poll();
            if (v < 0) {
                Thread.onSpinWait();
            } else {
                sum += v;
                got++;
            }
        }
        producer.join();
        System.out.println(sum);
    }
}
// corpus: unseen
