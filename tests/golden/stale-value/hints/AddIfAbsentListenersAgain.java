// run: scan --only stale-value
// expect: none
// addIfAbsent tests and adds atomically
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

public class AddIfAbsentListenersAgain<E> {
    private final CopyOnWriteArrayList<Consumer<E>> ls = new CopyOnWriteArrayList<>();

    public boolean add(Consumer<E> c) {
        return ls.addIfAbsent(c);
    }

    public boolean remove(Consumer<E> c) {
        return ls.remove(c);
    }

    public void fire(E e) {
        for (Consumer<E> c : ls) {
            c.accept(e);
        }
    }

    public int size() {
        return ls.size();
    }
}
// corpus: unseen
