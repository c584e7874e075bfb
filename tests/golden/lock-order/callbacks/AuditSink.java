// run: scan --only lock-order
// expect: none
// the message is rendered before the sink's monitor is taken, so the only nesting is wallet then sink
import java.util.ArrayList;
import java.util.List;
import java.util.function.BiFunction;

public class AuditSink {
    private final BiFunction<String, Object, String> layout;
    private final List<String> lines = new ArrayList<>();

    public AuditSink(BiFunction<String, Object, String> layout) {
        this.layout = layout;
    }

    public void append(String level, Object message) {
        String line = layout.apply(level, message);
        synchronized (lines) {
            if (lines.size() == 1000) {
                lines.remove(0);
            }
            lines.add(line);
        }
    }

    public int count() {
        synchronized (lines) {
            return lines.size();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        AuditSink sink = new AuditSink((l, m) -> l + " - " + m);
        PointsWallet wallet = new PointsWallet("acme", 100000, sink);
        Thread audit = new Thread(() -> {
            for (int i = 0; i < 500; i++) {
                sink.append("AUDIT", wallet);
            }
        });
        Thread billing = new Thread(() -> {
            for (int i = 0; i < 500; i++) {
                wallet.redeem(3);
            }
        });
        audit.start();
        billing.start();
        audit.join();
        billing.join();
        System.out.println(sink.count());
    }
}

class PointsWallet {
    private final String tenant;
    private final AuditSink sink;
    private long points;

    PointsWallet(String tenant, long points, AuditSink sink) {
        this.tenant = tenant;
        this.points = points;
        this.sink = sink;
    }

    synchronized void redeem(long n) {
        points -= n;
        if (points < 50000) {
            sink.append("WARN", this);
        } else {
            sink.append("DEBUG", "redeemed " + n);
        }
    }

    @Override
    public synchronized String toString() {
        return tenant + ":" + points;
    }
}
// corpus: unseen11
