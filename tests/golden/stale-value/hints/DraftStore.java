// run: scan --library --only stale-value
// expect: none
// the edit is computed outside the lock and stored only if the version is still the one read; otherwise tried again
import java.util.function.UnaryOperator;

public class DraftStore {
    public record Draft(long version, String text) { }

    private Draft current = new Draft(0, "");

    public synchronized Draft read() {
        return current;
    }

    private synchronized boolean commit(Draft base, String text) {
        if (current.version() != base.version()) {
            return false;
        }
        current = new Draft(base.version() + 1, text);
        return true;
    }

    public Draft edit(UnaryOperator<String> change) {
        while (true) {
            Draft base = read();
            String text = change.apply(base.text());
            if (commit(base, text)) {
                return new Draft(base.version() + 1, text);
            }
        }
    }

    public synchronized void reset() {
        current = new Draft(current.version() + 1, "");
    }

    @Override
    public String toString() {
        Draft d = read();
        return "v" + d.version() + ": " + d.text();
    }
}
// corpus: unseen21
