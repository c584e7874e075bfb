// run: scan --only atomicity
// expect: none
// moquette-io/moquette#570, repaired - the drain loop under the session's monitor asks the shared queue with poll() and stops on null; each poll is one complete step
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

class SharedOutbox {
    private final Deque<String> messages = new ArrayDeque<>();

    synchronized void add(String m) {
        messages.addLast(m);
    }

    synchronized String poll() {
        return messages.pollFirst();
    }

    synchronized int dropOlder(int keep) {
        int n = 0;
        while (messages.size() > keep) {
            messages.removeFirst();
            n++;
        }
        return n;
    }
}

public class ClientSession {
    private final SharedOutbox outbox;
    private final List<String> connection = new ArrayList<>();
    private int inflight;

    ClientSession(SharedOutbox outbox) {
        this.outbox = outbox;
    }

    synchronized void drain() {
        String m;
        while (inflight < 10 && (m = outbox.poll()) != null) {
            inflight++;
            connection.add(m);
        }
    }

    synchronized void acked() {
        inflight = 0;
    }

    synchronized int sent() {
        return connection.size();
    }

    public static void main(String[] args) throws InterruptedException {
        SharedOutbox q = new SharedOutbox();
        ClientSession session = new ClientSession(q);
        Thread expiry = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                q.dropOlder(2);
            }
        }, "expiry");
        Thread io = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                q.add("m" + i);
                session.drain();
                session.acked();
            }
        }, "io");
        expiry.start();
        io.start();
        expiry.join();
        io.join();
        System.out.println(session.sent() <= 20_000);
    }
}
// corpus: unseen18
