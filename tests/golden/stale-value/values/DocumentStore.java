// run: scan --library --only stale-value
// expect: none
// edit() reads text and version, transforms outside, and stores only if the version is still the same, else it repeats with fresh values.
import java.util.function.UnaryOperator;

public class DocumentStore {
    private static final class Snapshot {
        final String text;
        final long version;

        Snapshot(String text, long version) {
            this.text = text;
            this.version = version;
        }
    }

    private String text = "";
    private long version;

    private synchronized Snapshot snapshot() {
        return new Snapshot(text, version);
    }

    private synchronized boolean commit(String newText, long basedOn) {
        if (version != basedOn) {
            return false;
        }
        text = newText;
        version++;
        return true;
    }

    public int edit(UnaryOperator<String> change) {
        int attempts = 0;
        while (true) {
            attempts++;
            Snapshot s = snapshot();
            String changed = change.apply(s.text);
            if (changed.equals(s.text)) {
                return attempts;
            }
            if (commit(changed, s.version)) {
                return attempts;
            }
        }
    }

    public synchronized void replace(String newText) {
        text = newText;
        version++;
    }

    public synchronized String text() {
        return text;
    }
}
// corpus: unseen
