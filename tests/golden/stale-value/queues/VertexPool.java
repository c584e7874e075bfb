// run: scan --library --only stale-value
// expect: none
// borrow takes with pollFirst and tests the answer, no separate emptiness test
import java.util.Arrays;
import java.util.Deque;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.atomic.AtomicLong;

public class VertexPool {
    private final int length;
    private final Deque<float[]> idle = new ConcurrentLinkedDeque<>();
    private final AtomicLong created = new AtomicLong();

    public VertexPool(int length, int warm) {
        this.length = length;
        for (int i = 0; i < warm; i++) {
            idle.addFirst(make());
        }
    }

    private float[] make() {
        created.incrementAndGet();
        return new float[length];
    }

    public float[] borrow() {
        float[] v = idle.pollFirst();
        if (v == null) {
            return make();
        }
        Arrays.fill(v, 0f);
        return v;
    }

    public void giveBack(float[] v) {
        if (v.length != length) {
            throw new IllegalArgumentException("foreign array");
        }
        idle.addFirst(v);
    }

    public long created() {
        return created.get();
    }
}
// corpus: unseen20
