// run: scan --only lock-order
// expect: none
// The tasks are submitted while the service's lock is held, but Future.get is called after it is released, so the tasks can take the lock.
package render.frames;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

class FrameRenderer {
    private final ExecutorService pool;
    private final List<String> scene = new ArrayList<>();
    private int quality = 1;

    FrameRenderer(ExecutorService pool) {
        this.pool = pool;
    }

    synchronized void add(String shape) {
        scene.add(shape);
    }

    synchronized void setQuality(int q) {
        quality = q;
    }

    private synchronized int quality() {
        return quality;
    }

    private long rasterise(String shape) {
        long px = 0;
        for (int i = 0; i < shape.length() * quality(); i++) {
            px += i;
        }
        return px;
    }

    private synchronized List<Future<Long>> submitAll() {
        List<Future<Long>> jobs = new ArrayList<>();
        for (String s : scene) {
            jobs.add(pool.submit(() -> rasterise(s)));
        }
        return jobs;
    }

    long render() throws InterruptedException, ExecutionException {
        long sum = 0;
        for (Future<Long> f : submitAll()) {
            sum += f.get();
        }
        return sum;
    }
}

public class SubmitInsideGetOutside {
    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        FrameRenderer r = new FrameRenderer(pool);
        r.add("circle");
        r.add("square");
        r.setQuality(3);
        Thread second = new Thread(() -> {
            try {
                System.out.println("bg " + r.render());
            } catch (Exception e) {
                e.printStackTrace();
            }
        });
        second.start();
        System.out.println(r.render());
        second.join();
        pool.shutdown();
    }
}
// corpus: unseen
