// run: scan --only stale-value
// expect: stale-value
// two producers read the volatile tail, fill the slot and write tail + 1
class Ring {
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

class RingProducer extends Thread {
    private final Ring ring;

    RingProducer(Ring ring) {
        this.ring = ring;
    }

    @Override
    public void run() {
        for (int i = 0; i < 30; i++) {
            ring.offer("item" + i);
        }
    }
}

public class MultiProducerRing {
    public static void main(String[] args) throws InterruptedException {
        Ring ring = new Ring();
        RingProducer a = new RingProducer(ring);
        RingProducer b = new RingProducer(ring);
        a.start();
        b.start();
        a.join();
        b.join();
        int n = 0;
        while (ring.poll() != null) {
            n++;
        }
        System.out.println(n);
    }
}
// corpus: unseen
