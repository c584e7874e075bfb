// decode nests frames->index, package nests index->frames, but the second is a thenRunAsync stage of the first and only starts after it completed.
// run: scan --only lock-order --min-severity medium
// expect: none
// corpus: unseen30
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.ReentrantLock;

public class VideoTranscode {

    private final ReentrantLock frames = new ReentrantLock();
    private final ReentrantLock index = new ReentrantLock();
    private final List<String> frameData = new ArrayList<>();
    private final List<Integer> keyframes = new ArrayList<>();

    private void decode() {
        frames.lock();
        try {
            for (int i = 0; i < 24; i++) {
                frameData.add("f" + i);
                if (i % 8 == 0) {
                    index.lock();
                    try {
                        keyframes.add(i);
                    } finally {
                        index.unlock();
                    }
                }
            }
        } finally {
            frames.unlock();
        }
    }

    private void pack() {
        index.lock();
        try {
            for (int k : keyframes) {
                frames.lock();
                try {
                    frameData.set(k, frameData.get(k).toUpperCase());
                } finally {
                    frames.unlock();
                }
            }
        } finally {
            index.unlock();
        }
    }

    public static void main(String[] args) {
        VideoTranscode job = new VideoTranscode();
        ExecutorService pool = Executors.newFixedThreadPool(2);
        CompletableFuture<Void> done = CompletableFuture
            .runAsync(job::decode, pool)
            .thenRunAsync(job::pack, pool);
        done.join();
        System.out.println(job.frameData);
        pool.shutdown();
    }
}
