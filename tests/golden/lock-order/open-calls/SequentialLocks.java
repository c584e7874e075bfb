// run: scan --only lock-order
// expect: none
// Each lock is released before the other is taken, so there is no nesting at all.
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;

public class SequentialLocks {
    private final ReentrantLock inLock = new ReentrantLock();
    private final ReentrantLock outLock = new ReentrantLock();
    private final Deque<String> in = new ArrayDeque<>();
    private final Deque<String> out = new ArrayDeque<>();

    private static void guarded(ReentrantLock l, Runnable body) {
        l.lock();
        try {
            body.run();
        } finally {
            l.unlock();
        }
    }

    void forward() {
        String[] box = new String[1];
        guarded(inLock, () -> box[0] = in.poll());
        if (box[0] != null) {
            guarded(outLock, () -> out.add(box[0]));
        }
    }

    void bounce() {
        String[] box = new String[1];
        guarded(outLock, () -> box[0] = out.poll());
        if (box[0] != null) {
            guarded(inLock, () -> in.add(box[0]));
        }
    }

    public static void main(String[] args) throws Exception {
        SequentialLocks s = new SequentialLocks();
        s.in.add("m");
        ExecutorService ex = Executors.newFixedThreadPool(2);
        for (int i = 0; i < 20; i++) {
            ex.execute(s::forward);
            ex.execute(s::bounce);
        }
        ex.shutdown();
        ex.awaitTermination(5, TimeUnit.SECONDS);
    }
}
// corpus: unseen
