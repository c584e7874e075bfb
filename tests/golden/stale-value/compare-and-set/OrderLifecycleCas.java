// run: scan --only stale-value
// expect: none
// transitions by compareAndSet on an AtomicReference
import java.util.concurrent.atomic.AtomicReference;

public class OrderLifecycleCas {
    public enum Status { NEW, PAID, SHIPPED, CANCELLED }

    private final AtomicReference<Status> status = new AtomicReference<>(Status.NEW);

    public boolean advance() {
        Status s = status.get();
        Status next;
        switch (s) {
            case NEW:
                next = Status.PAID;
                break;
            case PAID:
                next = Status.SHIPPED;
                break;
            default:
                return false;
        }
        return status.compareAndSet(s, next);
    }

    public boolean cancel() {
        while (true) {
            Status s = status.get();
            if (s == Status.SHIPPED || s == Status.CANCELLED) {
                return false;
            }
            if (status.compareAndSet(s, Status.CANCELLED)) {
                return true;
            }
        }
    }
}
// corpus: unseen
