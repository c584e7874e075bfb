// run: scan --library --only lock-order
// expect: none
// the trail is told the stage by the workflow, so the trail's lock is always the inner one and it never calls back
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

public final class RefundWorkflow {
    public enum Stage { ASKED, CHECKED, PAID, CLOSED }

    private final Map<Stage, Stage> next = new EnumMap<>(Stage.class);
    private final Map<Stage, BiConsumer<Stage, Stage>> onLeave = new EnumMap<>(Stage.class);
    private final Trail trail = new Trail();
    private Stage stage = Stage.ASKED;

    public RefundWorkflow() {
        next.put(Stage.ASKED, Stage.CHECKED);
        next.put(Stage.CHECKED, Stage.PAID);
        next.put(Stage.PAID, Stage.CLOSED);
        for (Stage s : next.keySet()) {
            onLeave.put(s, trail::append);
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
        return trail.summary();
    }

    private static final class Trail {
        private final List<String> lines = new ArrayList<>();
        private final Object lock = new Object();
        private Stage reached = Stage.ASKED;

        void append(Stage from, Stage to) {
            synchronized (lock) {
                lines.add(from + " -> " + to);
                reached = to;
            }
        }

        String summary() {
            synchronized (lock) {
                return String.join(", ", lines) + " now " + reached;
            }
        }
    }
}
// corpus: unseen13
