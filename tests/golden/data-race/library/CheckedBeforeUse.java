// release throws until init has run: what init writes needs no lock against it. Of what is looked at to say so that is
// not true: it may be asked at any time.
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
        open = true; // expect: data-race field=CheckedBeforeUse.open severity=high
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
