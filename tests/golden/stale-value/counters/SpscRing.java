// run: scan --only stale-value
// expect: none
// single producer, single consumer: each volatile index is written by one thread only
class SpscQueue {
    private final Object[] slots = new Object[64];
    private volatile int head;
    private volatile int tail;

    boolean offer(Object o) {
        int t = tail;
        if (t - head == slots.length) {
            return false;
        }
        slots[t & 63] = o;
        tail = t + 1;
        return true;
    }

    Object poll() {
        int h = head;
        if (h == tail) {
            return null;
        }
        Object o = slots[h & 63];
        head = h + 1;
        return o;
    }
}

public class SpscRing {
    public static void main(String[] args) throws InterruptedException {
        SpscQueue queue = new SpscQueue();
        Thread producer = new Thread(() -> {
            for (int i = 0; i < 1000; i++) {
                while (!queue.offer(i)) {
                    Thread.onSpinWait();
                }
            }
        });
        Thread consumer = new Thread(() -> {
            int got = 0;
            while (got < 1000) {
                if (queue.poll() != null) {
                    got++;
                }
            }
            System.out.println(got);
        });
        producer.start();
        consumer.start();
        producer.join();
        consumer.join();
    }
}
// corpus: unseen
