// run: scan --only stale-value
// expect: stale-value
// subscribe() and cancel() copy the list out of the atomic reference and set() a new one; a change made in between is overwritten
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

public class SubscriberBook<E> {
    private final AtomicReference<List<Consumer<E>>> subscribers = new AtomicReference<>(List.of());

    void subscribe(Consumer<E> c) {
        List<Consumer<E>> next = new ArrayList<>(subscribers.get());
        next.add(c);
        subscribers.set(next);
    }

    void cancel(Consumer<E> c) {
        List<Consumer<E>> next = new ArrayList<>(subscribers.get());
        if (next.remove(c)) {
            subscribers.set(next);
        }
    }

    void fire(E event) {
        subscribers.get().forEach(c -> c.accept(event));
    }

    int size() {
        return subscribers.get().size();
    }

    public static void main(String[] args) throws InterruptedException {
        SubscriberBook<String> book = new SubscriberBook<>();
        Thread[] ts = new Thread[4];
        for (int i = 0; i < ts.length; i++) {
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 100; k++) {
                    book.subscribe(e -> e.isEmpty());
                }
            });
            ts[i].start();
        }
        for (Thread t : ts) {
            t.join();
        }
        book.fire("go");
        System.out.println(book.size() + " of 400");
    }
}
// corpus: unseen
