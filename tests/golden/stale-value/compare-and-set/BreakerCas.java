// run: scan --only stale-value --library
// expect: none
// The transition OPEN to HALF_OPEN is made with compareAndSet on the very Open object that was examined, so only one caller becomes the probe.
import java.util.concurrent.atomic.AtomicReference;

public class BreakerCas {
    private static final class Status {
        final String kind;
        final long since;

        Status(String kind, long since) {
            this.kind = kind;
            this.since = since;
        }
    }

    private static final Status CLOSED = new Status("closed", 0);
    private final AtomicReference<Status> status = new AtomicReference<>(CLOSED);

    public boolean allow(long now) {
        Status s = status.get();
        if (s == CLOSED) {
            return true;
        }
        if (s.kind.equals("open") && now - s.since > 1000) {
            return status.compareAndSet(s, new Status("half-open", now));
        }
        return false;
    }

    public void failure(long now) {
        status.set(new Status("open", now));
    }

    public void success() {
        status.set(CLOSED);
    }
}
// corpus: unseen
