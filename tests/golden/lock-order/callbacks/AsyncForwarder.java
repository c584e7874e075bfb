// run: scan --only lock-order
// expect: lock-order
// append waits for room in the buffer while it still holds the forwarder's monitor, which the drain thread needs (sinks()) before it can make room
import java.util.ArrayList;
import java.util.LinkedList;
import java.util.List;
import java.util.function.Consumer;

public class AsyncForwarder {
    private final List<Consumer<String>> sinks = new ArrayList<>();
    private final LinkedList<String> buffer = new LinkedList<>();
    private final int limit;

    public AsyncForwarder(int limit) {
        this.limit = limit;
        Thread t = new Thread(this::drain, "forwarder");
        t.setDaemon(true);
        t.start();
    }

    public synchronized void addSink(Consumer<String> sink) {
        sinks.add(sink);
    }

    private synchronized List<Consumer<String>> sinks() {
        return new ArrayList<>(sinks);
    }

    public synchronized void append(String event) throws InterruptedException {
        synchronized (buffer) {
            while (buffer.size() >= limit) {
                buffer.wait();
            }
            buffer.addLast(event);
            buffer.notifyAll();
        }
    }

    private void drain() {
        try {
            while (true) {
                List<Consumer<String>> targets = sinks();
                String event;
                synchronized (buffer) {
                    while (buffer.isEmpty()) {
                        buffer.wait();
                    }
                    event = buffer.removeFirst();
                    buffer.notifyAll();
                }
                for (Consumer<String> c : targets) {
                    c.accept(event);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        AsyncForwarder f = new AsyncForwarder(4);
        f.addSink(System.out::println);
        for (int i = 0; i < 100; i++) {
            f.append("event " + i);
        }
    }
}
// corpus: unseen11
