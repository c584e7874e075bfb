// run: scan --library --only lock-order
// expect: lock-order
// cycle of three: Intake.accept -> Enricher.enrich -> Sink.store -> Intake.throttle, each monitor held during the next call
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class TelemetryStages {
    public final Sink sink = new Sink();
    public final Enricher enricher = new Enricher(sink);
    public final Intake intake = new Intake(enricher);

    public TelemetryStages() {
        sink.attach(intake);
    }

    public static final class Intake {
        private final Enricher next;
        private int window = 64;

        Intake(Enricher next) {
            this.next = next;
        }

        public synchronized boolean accept(String host, double value) {
            if (window == 0) {
                return false;
            }
            next.enrich(host, value);
            return true;
        }

        synchronized void throttle(int size) {
            window = size;
        }
    }

    public static final class Enricher {
        private final Sink sink;
        private final Map<String, String> labels = new HashMap<>();

        Enricher(Sink sink) {
            this.sink = sink;
        }

        public synchronized void label(String host, String label) {
            labels.put(host, label);
        }

        synchronized void enrich(String host, double value) {
            sink.store(labels.getOrDefault(host, host) + "=" + value);
        }
    }

    public static final class Sink {
        private final List<String> pending = new ArrayList<>();
        private Intake source;

        synchronized void attach(Intake intake) {
            source = intake;
        }

        synchronized void store(String line) {
            pending.add(line);
        }

        /** Timer thread. */
        public synchronized int flush() {
            int n = pending.size();
            pending.clear();
            source.throttle(n > 48 ? 16 : 64);
            return n;
        }
    }
}
// corpus: unseen9
