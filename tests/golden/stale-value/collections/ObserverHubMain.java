// run: scan --only stale-value
// expect: stale-value
// ObserverHub.fire iterates a Collections.synchronizedList without synchronized(list) while other threads add observers: ConcurrentModificationException.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;

class ObserverHub<E> {
    private final List<Consumer<? super E>> observers =
            Collections.synchronizedList(new ArrayList<Consumer<? super E>>());

    void add(Consumer<? super E> c) {
        observers.add(c);
    }

    void remove(Consumer<? super E> c) {
        observers.remove(c);
    }

    void fire(E event) {
        for (Consumer<? super E> c : observers) {
            c.accept(event);
        }
    }
}

class Window {
    private final AtomicInteger repaints = new AtomicInteger();
    private final ObserverHub<String> hub;
    private final Consumer<String> self = s -> repaint(s);

    Window(ObserverHub<String> hub) {
        this.hub = hub;
    }

    void open() { hub.add(self); }

    void close() { hub.remove(self); }

    private void repaint(String s) {
        repaints.addAndGet(s.length());
    }
}

public class ObserverHubMain {
    public static void main(String[] args) throws InterruptedException {
        ObserverHub<String> hub = new ObserverHub<>();
        for (int i = 0; i < 50; i++) {
            new Window(hub).open();
        }
        Thread user = new Thread(() -> {
            for (int i = 0; i < 10_000; i++) {
                Window w = new Window(hub);
                w.open();
                w.close();
            }
        });
        user.start();
        for (int i = 0; i < 2_000; i++) {
            hub.fire("tick" + i);
        }
        user.join();
    }
}
// corpus: unseen
