// run: scan --only atomicity
// expect: atomicity method=ConcurrentQueueSharedBad.run line=here
// Each packer holds its own lock, and all take from one queue.
import java.util.Deque;
import java.util.concurrent.ConcurrentLinkedDeque;

public class ConcurrentQueueSharedBad implements Runnable {
    private final Deque<String> parcels;
    private final Object lock = new Object();
    private int packed;

    ConcurrentQueueSharedBad(Deque<String> parcels) {
        this.parcels = parcels;
    }

    @Override
    public void run() {
        synchronized (lock) {
            while (parcels.size() > 0) {
                packed += parcels.removeFirst().length(); // <- here
            }
        }
    }

    public static void main(String[] args) {
        Deque<String> parcels = new ConcurrentLinkedDeque<>();
        parcels.add("books");
        new Thread(new ConcurrentQueueSharedBad(parcels)).start();
        new Thread(new ConcurrentQueueSharedBad(parcels)).start();
    }
}
