// run: scan --only atomicity
// expect: none
// drainTo moves everything that is there in one call; each flush works on what it got
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class OutboxFlusher implements Runnable {
    record Parcel(String to, String body) { }

    static final class ParcelQueue {
        private final LinkedList<Parcel> parcels = new LinkedList<>();

        synchronized int drainTo(List<? super Parcel> target) {
            int n = parcels.size();
            target.addAll(parcels);
            parcels.clear();
            return n;
        }

        synchronized void offer(Parcel p) {
            parcels.add(p);
        }
    }

    private final Lock batchLock = new ReentrantLock();
    private final ParcelQueue queue;
    private long sentChars;

    OutboxFlusher(ParcelQueue queue) {
        this.queue = queue;
    }

    int flush() {
        batchLock.lock();
        try {
            List<Parcel> batch = new ArrayList<>();
            int n = queue.drainTo(batch);
            for (Parcel p : batch) {
                sentChars += p.body().length();
            }
            return n;
        } finally {
            batchLock.unlock();
        }
    }

    @Override
    public void run() {
        for (int i = 0; i < 5000; i++) {
            flush();
        }
    }

    public static void main(String[] args) throws Exception {
        ParcelQueue queue = new ParcelQueue();
        Thread writer = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                queue.offer(new Parcel("u" + i, "hello " + i));
            }
        });
        Thread first = new Thread(new OutboxFlusher(queue));
        Thread second = new Thread(new OutboxFlusher(queue));
        writer.start();
        first.start();
        second.start();
        writer.join();
        first.join();
        second.join();
    }
}
// corpus: unseen13
