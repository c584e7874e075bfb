// release throws until init has run: whoever comes before makes a mistake, so what init writes needs no lock against it.
// run: scan --library --only data-race
import java.util.concurrent.atomic.AtomicBoolean;

public class CheckedBeforeUse {
    private final AtomicBoolean initialized = new AtomicBoolean();
    private boolean open;
    private long released;

    public void init() {
        if (initialized.getAndSet(true))
            throw new IllegalStateException();
        released = 0; // expect: data-race field=CheckedBeforeUse.released severity=medium
        open = true; // expect: data-race field=CheckedBeforeUse.open severity=medium
    }

    private void check() {
        if (!initialized.get())
            throw new IllegalStateException();
    }

    public synchronized void release(long n) {
        check();
        released += n;
    }

    public synchronized long released() {
        check();
        return released;
    }

    public synchronized void send() {
        if (!open)
            throw new IllegalStateException();
    }

    public synchronized void flush() {
        if (!open)
            throw new IllegalStateException();
    }
}
