// The monitor is the list that drain() replaces; the field is read to find the lock before any lock is held.
// run: scan --only data-race
// expect: data-race field=EventBuffer.pending
import java.util.ArrayList;
import java.util.List;

public class EventBuffer {
    private List<String> pending = new ArrayList<>();
    private final int limit;

    EventBuffer(int limit) {
        this.limit = limit;
    }

    void add(String event) {
        synchronized (pending) {
            pending.add(event);
        }
    }

    List<String> drain() {
        synchronized (pending) {
            List<String> full = pending;
            pending = new ArrayList<>(limit);
            return full;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        EventBuffer buffer = new EventBuffer(64);
        Thread[] sources = new Thread[2];
        for (int s = 0; s < sources.length; s++) {
            String prefix = "source" + s + "-";
            sources[s] = new Thread(() -> {
                for (int i = 0; i < 500; i++) {
                    buffer.add(prefix + i);
                }
            });
            sources[s].start();
        }
        int written = 0;
        for (int round = 0; round < 20; round++) {
            written += buffer.drain().size();
            Thread.sleep(2);
        }
        for (Thread t : sources) {
            t.join();
        }
        written += buffer.drain().size();
        System.out.println("written " + written);
    }
}
// corpus: unseen26
