// run: scan --only lock-order
// expect: lock-order
// qos-ch/reload4j#75 - a full buffer makes append() wait on the buffer while the caller still holds the category's monitor; the dispatcher, the only one that drains, logs an error and needs that monitor
import java.util.ArrayList;
import java.util.List;

class EventCategory {
    private BufferedDispatch sink;

    synchronized void attach(BufferedDispatch s) {
        sink = s;
    }

    synchronized void log(String event) {
        if (sink != null) {
            sink.append(event);
        }
    }
}

public class BufferedDispatch {
    private static final int LIMIT = 16;
    private final List<String> buffer = new ArrayList<>();
    private final EventCategory errors;
    private int written;

    BufferedDispatch(EventCategory errors) {
        this.errors = errors;
    }

    void append(String event) {
        synchronized (buffer) {
            while (buffer.size() >= LIMIT) {
                try {
                    buffer.wait();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    return;
                }
            }
            buffer.add(event);
            buffer.notifyAll();
        }
    }

    void dispatchLoop() {
        while (!Thread.currentThread().isInterrupted()) {
            List<String> events;
            synchronized (buffer) {
                while (buffer.isEmpty()) {
                    try {
                        buffer.wait();
                    } catch (InterruptedException e) {
                        return;
                    }
                }
                events = new ArrayList<>(buffer);
                buffer.clear();
                buffer.notifyAll();
            }
            for (String e : events) {
                deliver(e);
            }
        }
    }

    private void deliver(String event) {
        written++;
        if (written % 50 == 0) {
            errors.log("slow remote end after " + written);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        EventCategory root = new EventCategory();
        BufferedDispatch async = new BufferedDispatch(root);
        root.attach(async);
        Thread dispatcher = new Thread(async::dispatchLoop, "dispatcher");
        dispatcher.setDaemon(true);
        dispatcher.start();
        Thread[] users = new Thread[2];
        for (int i = 0; i < users.length; i++) {
            users[i] = new Thread(() -> {
                for (int k = 0; k < 10_000; k++) {
                    root.log("event " + k);
                }
            });
            users[i].start();
        }
        for (Thread t : users) {
            t.join();
        }
    }
}
// corpus: unseen18
