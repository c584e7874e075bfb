// Buffers are borrowed and returned through an ArrayBlockingQueue, so only one thread holds a buffer at a time.
// run: scan --only data-race,object-race --min-severity medium
// expect: none
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class GpuPool {
    static class Buffer {
        private final float[] cells = new float[64];
        private int pos;
        private int uses;

        void reset() {
            pos = 0;
            uses++;
        }

        void push(float f) {
            cells[pos++ % cells.length] = f;
        }

        float sum() {
            float s = 0;
            for (int i = 0; i < Math.min(pos, cells.length); i++) {
                s += cells[i];
            }
            return s;
        }
    }

    private final BlockingQueue<Buffer> idle;
    private final int size;

    GpuPool(int n) {
        size = n;
        idle = new ArrayBlockingQueue<>(n);
        for (int i = 0; i < n; i++) {
            idle.add(new Buffer());
        }
    }

    float kernel(int seed) throws InterruptedException {
        Buffer b = idle.take();
        try {
            b.reset();
            for (int i = 0; i < 40; i++) {
                b.push(seed * i % 11);
            }
            return b.sum();
        } finally {
            idle.put(b);
        }
    }

    int uses() throws InterruptedException {
        int n = 0;
        for (int i = 0; i < size; i++) {
            n += idle.take().uses;
        }
        return n;
    }

    public static void main(String[] args) throws Exception {
        GpuPool pool = new GpuPool(2);
        ExecutorService ex = Executors.newFixedThreadPool(4);
        List<Future<Float>> fs = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            final int s = i;
            fs.add(ex.submit(() -> pool.kernel(s)));
        }
        float sum = 0;
        for (Future<Float> f : fs) {
            sum += f.get();
        }
        ex.shutdown();
        System.out.println(sum + " " + pool.uses());
    }
}
