// run: scan --library --only stale-value
// expect: stale-value
// stamp reads next with get and writes next with set(id + 1); two events get the same sequence number
import java.time.Instant;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;

public class EventSequencer<E> {
    public record Stamped<T>(long sequence, Instant at, T event) { }

    private final AtomicLong next;
    private final Queue<Consumer<? super Stamped<E>>> sinks = new ConcurrentLinkedQueue<>();

    public EventSequencer(long first) {
        next = new AtomicLong(first);
    }

    public void addSink(Consumer<? super Stamped<E>> sink) {
        sinks.add(sink);
    }

    public Stamped<E> emit(E event) {
        Stamped<E> s = stamp(event);
        sinks.forEach(sink -> sink.accept(s));
        return s;
    }

    private Stamped<E> stamp(E event) {
        long id = next.get();
        Stamped<E> s = new Stamped<>(id, Instant.now(), event);
        next.set(id + 1);
        return s;
    }

    public long peekNext() {
        return next.get();
    }
}
// corpus: unseen13
