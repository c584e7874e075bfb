// One producer and one consumer; each index is written behind the slot.
// run: scan --only data-race
// expect: none
public class LamportQueueOk {
    private final Object[] buf = new Object[16];
    private volatile int head, tail;

    boolean offer(Object o) {
        int t = tail;
        if (t - head == 16) return false;
        buf[t & 15] = o;
        tail = t + 1;
        return true;
    }

    Object poll() {
        int h = head;
        if (h == tail) return null;
        Object o = buf[h & 15];
        buf[h & 15] = null;
        head = h + 1;
        return o;
    }

    public static void main(String[] a) {
        LamportQueueOk q = new LamportQueueOk();
        new Thread(
                        () -> {
                            for (int i = 0; i < 99; ) if (q.offer(i)) i++;
                        })
                .start();
        for (int n = 0; n < 99; ) if (q.poll() != null) n++;
    }
}
