// run: scan --library --only stale-value
// expect: stale-value
// nextId does ++ on a volatile field, two callers get the same id
import java.time.Instant;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

public class EventSequencerAgain<E> {
    public record Envelope<E>(long id, Instant at, E body) { }

    private final List<Consumer<? super Envelope<E>>> consumers = new CopyOnWriteArrayList<>();
    private volatile long last;

    public void subscribe(Consumer<? super Envelope<E>> c) {
        consumers.add(c);
    }

    public boolean unsubscribe(Consumer<? super Envelope<E>> c) {
        return consumers.remove(c);
    }

    private long nextId() {
        return ++last;
    }

    public Envelope<E> publish(E body) {
        Envelope<E> env = new Envelope<>(nextId(), Instant.now(), body);
        for (Consumer<? super Envelope<E>> c : consumers) {
            c.accept(env);
        }
        return env;
    }

    public long lastId() {
        return last;
    }

    public int consumerCount() {
        return consumers.size();
    }
}
// corpus: unseen16
