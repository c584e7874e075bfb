// run: scan --only stale-value
// expect: stale-value
// expect: stale-value
// switch over a volatile status writes the next status: an order is both shipped and cancelled
public class OrderLifecycle {
    public enum Status { NEW, PAID, SHIPPED, CANCELLED }

    private volatile Status status = Status.NEW;
    private final String id;

    public OrderLifecycle(String id) {
        this.id = id;
    }

    public String id() {
        return id;
    }

    public boolean advance() {
        switch (status) {
            case NEW:
                status = Status.PAID;
                return true;
            case PAID:
                status = Status.SHIPPED;
                return true;
            default:
                return false;
        }
    }

    public boolean cancel() {
        Status s = status;
        if (s == Status.SHIPPED || s == Status.CANCELLED) {
            return false;
        }
        status = Status.CANCELLED;
        return true;
    }
}
// corpus: unseen
