// run: scan --only stale-value
// The value itself is right in any order, but what else is done is done twice, or with what is no longer there.
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

public class SetIfOtherToldBad {
    interface Listener {
        void changed(String from, String to);
    }

    static class Connection {
        void close() { System.out.println("closed"); }
    }

    private final AtomicReference<String> name = new AtomicReference<>("");
    private final AtomicInteger changes = new AtomicInteger();
    private final AtomicReference<Connection> connection = new AtomicReference<>();
    private final Listener listener;

    public SetIfOtherToldBad(Listener listener) { this.listener = listener; }

    public void tell(String to) {
        String from = name.get();
        if (!Objects.equals(from, to)) {
            name.set(to); // expect: stale-value severity=low
            listener.changed(from, to);
        }
    }

    public void count(String to) {
        if (!to.equals(name.get())) {
            name.set(to); // expect: stale-value severity=low
            changes.incrementAndGet();
        }
    }

    // The one that was there is closed twice, or the one that came in between is not.
    public void replace(Connection fresh) {
        Connection old = connection.get();
        if (old != fresh) {
            connection.set(fresh); // expect: stale-value severity=low
            old.close();
        }
    }
}
