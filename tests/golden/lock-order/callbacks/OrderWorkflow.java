// run: scan --library --only lock-order
// expect: lock-order
// fire holds the workflow's monitor and the transition lambda takes the audit lock; AuditTrail.summary holds the audit lock and asks the workflow's synchronized current
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.function.Supplier;

public class OrderWorkflow {
    public enum Stage { DRAFT, PAID, SHIPPED, CLOSED }

    private final Map<Stage, Stage> next = new EnumMap<>(Stage.class);
    private final Map<Stage, BiConsumer<Stage, Stage>> onLeave = new EnumMap<>(Stage.class);
    private final AuditTrail audit;
    private Stage stage = Stage.DRAFT;

    public OrderWorkflow() {
        audit = new AuditTrail(this::current);
        next.put(Stage.DRAFT, Stage.PAID);
        next.put(Stage.PAID, Stage.SHIPPED);
        next.put(Stage.SHIPPED, Stage.CLOSED);
        for (Stage s : next.keySet()) {
            onLeave.put(s, (from, to) -> audit.append(from + " -> " + to));
        }
    }

    public synchronized Stage current() {
        return stage;
    }

    public synchronized boolean fire() {
        Stage to = next.get(stage);
        if (to == null) {
            return false;
        }
        onLeave.get(stage).accept(stage, to);
        stage = to;
        return true;
    }

    public String history() {
        return audit.summary();
    }

    static final class AuditTrail {
        private final List<String> lines = new ArrayList<>();
        private final Object lock = new Object();
        private final Supplier<Stage> where;

        AuditTrail(Supplier<Stage> where) {
            this.where = where;
        }

        void append(String line) {
            synchronized (lock) {
                lines.add(line);
            }
        }

        String summary() {
            synchronized (lock) {
                return String.join(", ", lines) + " now " + where.get();
            }
        }
    }
}
// corpus: unseen13
