// run: scan --only stale-value
// expect: none
// poll takes the parcel in one step; one that is not due yet is put back, nothing is decided on an old look at the queue
import java.util.List;
import java.util.Map;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;

public class ParcelDispatch {
    record Parcel(int id, long notBefore) {
        boolean due(long now) {
            return now >= notBefore;
        }
    }

    private final BlockingQueue<Parcel> queue = new LinkedBlockingQueue<>();
    private final Map<Integer, Integer> sent = new ConcurrentHashMap<>();
    private final AtomicInteger open = new AtomicInteger();

    void schedule(Parcel parcel) {
        open.incrementAndGet();
        queue.add(parcel);
    }

    void work() {
        while (open.get() > 0) {
            Parcel p = queue.poll();
            if (p == null) {
                Thread.onSpinWait();
            } else if (p.due(System.currentTimeMillis())) {
                sent.merge(p.id(), 1, Integer::sum);
                open.decrementAndGet();
            } else {
                queue.add(p);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ParcelDispatch dispatch = new ParcelDispatch();
        long now = System.currentTimeMillis();
        IntStream.range(0, 2_000).forEach(i -> dispatch.schedule(new Parcel(i, now + i / 200)));
        List<Thread> workers = Stream.of("w1", "w2", "w3").map(n -> new Thread(dispatch::work, n)).toList();
        workers.forEach(Thread::start);
        for (Thread w : workers) {
            w.join();
        }
        System.out.println("distinct " + dispatch.sent.size());
    }
}
// corpus: unseen15
