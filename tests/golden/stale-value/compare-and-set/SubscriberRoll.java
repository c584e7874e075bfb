// run: scan --only stale-value
// expect: none
// the new list is made from the old one inside updateAndGet(), which runs again when another thread came first
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

public class SubscriberRoll<E> {
    private final AtomicReference<List<Consumer<E>>> subscribers = new AtomicReference<>(List.of());

    int subscribe(Consumer<E> c) {
        return subscribers.updateAndGet(old -> {
            List<Consumer<E>> next = new ArrayList<>(old);
            next.add(c);
            return next;
        }).size();
    }

    void cancel(Consumer<E> c) {
        List<Consumer<E>> old;
        List<Consumer<E>> next;
        do {
            old = subscribers.get();
            next = new ArrayList<>(old);
            if (!next.remove(c)) {
                return;
            }
        } while (!subscribers.compareAndSet(old, next));
    }

    void fire(E event) {
        subscribers.get().forEach(c -> c.accept(event));
    }

    public static void main(String[] args) throws InterruptedException {
        SubscriberRoll<String> roll = new SubscriberRoll<>();
        Thread[] ts = new Thread[4];
        for (int i = 0; i < ts.length; i++) {
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 100; k++) {
                    Consumer<String> c = e -> e.isEmpty();
                    roll.subscribe(c);
                    roll.cancel(c);
                }
            });
            ts[i].start();
        }
        for (Thread t : ts) {
            t.join();
        }
        roll.fire("go");
    }
}
// corpus: unseen
