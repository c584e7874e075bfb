// run: scan --only stale-value
// expect: none
// the write back succeeds only when the version is unchanged, otherwise the loop reads again
import java.util.function.UnaryOperator;

public class VersionedDoc {
    private String text = "";
    private long version;

    private record Snap(String text, long version) { }

    private synchronized Snap read() { return new Snap(text, version); }

    private synchronized boolean writeIf(long expected, String t) {
        if (version != expected) return false;
        text = t;
        version++;
        return true;
    }

    public void edit(UnaryOperator<String> f) {
        while (true) {
            Snap s = read();
            String next = f.apply(s.text());
            if (writeIf(s.version(), next)) return;
        }
    }

    public synchronized String text() { return text; }
}
// corpus: unseen
