// run: scan --library --only lock-order
// expect: lock-order
// set calls listeners under the board lock (board then mirror), while FlagMirror.reload holds the mirror lock and reads the board (mirror then board)
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;

public class FlagBoard {
    private final Map<String, Boolean> flags = new HashMap<>();
    private final List<BiConsumer<String, Boolean>> listeners = new ArrayList<>();

    public synchronized void subscribe(BiConsumer<String, Boolean> listener) {
        listeners.add(listener);
    }

    public synchronized void set(String flag, boolean on) {
        Boolean before = flags.put(flag, on);
        if (before == null || before != on) {
            listeners.forEach(l -> l.accept(flag, on));
        }
    }

    public synchronized Map<String, Boolean> all() {
        return Map.copyOf(flags);
    }

    public static class FlagMirror {
        private final FlagBoard board;
        private final Map<String, Boolean> local = new HashMap<>();
        private int changes;

        private FlagMirror(FlagBoard board) {
            this.board = board;
        }

        public static FlagMirror attach(FlagBoard board) {
            FlagMirror mirror = new FlagMirror(board);
            board.subscribe(mirror::onChange);
            mirror.reload();
            return mirror;
        }

        private synchronized void onChange(String flag, boolean on) {
            local.put(flag, on);
            changes++;
        }

        public synchronized void reload() {
            local.clear();
            local.putAll(board.all());
            changes = 0;
        }

        public synchronized boolean isOn(String flag) {
            return local.getOrDefault(flag, Boolean.FALSE);
        }

        public synchronized int changesSinceReload() {
            return changes;
        }
    }
}
// corpus: unseen15
