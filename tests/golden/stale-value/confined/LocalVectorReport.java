// run: scan --only stale-value
// expect: none
// the Vector is a local of the method and never escapes, so size-then-get is confined
import java.util.Vector;

public class LocalVectorReport {
    public String render(String[] cells) {
        Vector<String> parts = new Vector<>();
        for (String c : cells) {
            if (c != null && !parts.contains(c)) {
                parts.add(c);
            }
        }
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < parts.size(); i++) {
            out.append(parts.get(i));
            if (i < parts.size() - 1) {
                out.append(", ");
            }
        }
        return out.toString();
    }
}
// corpus: unseen
