// run: scan --only stale-value
// expect: stale-value
// expect: stale-value
// last element of a shared Vector fetched with size() then get(size-1): JCiP's getLast
import java.util.Vector;

public class LastElement {
    private final Vector<String> lines = new Vector<>();

    public void append(String line) {
        lines.add(line);
    }

    public String last() {
        int lastIndex = lines.size() - 1;
        if (lastIndex < 0) {
            return null;
        }
        return lines.get(lastIndex);
    }

    public void dropLast() {
        int lastIndex = lines.size() - 1;
        lines.remove(lastIndex);
    }
}
// corpus: unseen
