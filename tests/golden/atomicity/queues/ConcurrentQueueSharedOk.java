// run: scan --only atomicity
// expect: none
// Only one packer takes, the others add; and polling says whether there was something.
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

public class ConcurrentQueueSharedOk implements Runnable {
    private final Queue<String> parcels;
    private final Queue<String> returned;
    private int packed;

    ConcurrentQueueSharedOk(Queue<String> parcels, Queue<String> returned) {
        this.parcels = parcels;
        this.returned = returned;
    }

    @Override
    public synchronized void run() {
        while (!parcels.isEmpty()) {
            packed += parcels.remove().length();
        }
    }

    synchronized void again() {
        while (!returned.isEmpty()) {
            String parcel = returned.poll();
            if (parcel != null) {
                packed -= parcel.length();
            }
        }
    }

    public static void main(String[] args) {
        Queue<String> parcels = new ConcurrentLinkedQueue<>();
        Queue<String> returned = new ConcurrentLinkedQueue<>();
        ConcurrentQueueSharedOk packer = new ConcurrentQueueSharedOk(parcels, returned);
        new Thread(packer).start();
        for (int i = 0; i < 2; i++) {
            new Thread(() -> parcels.add("books")).start();
            new Thread(() -> returned.add("glass")).start();
            new Thread(new ConcurrentQueueSharedOk(new ConcurrentLinkedQueue<>(), returned)::again).start();
        }
    }
}
