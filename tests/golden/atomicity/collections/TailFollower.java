// run: scan --library --only atomicity
// expect: atomicity
// latest computes the index from size() and fetches by get(); a removal by any holder of the list in between makes the index too large
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class TailFollower {
    private final List<String> lines = Collections.synchronizedList(new ArrayList<>());
    private String lastSeen = "";
    private int polls;

    /** The shared buffer: the writer appends to it and trims it as it likes. */
    public List<String> buffer() {
        return lines;
    }

    public synchronized String latest() {
        polls++;
        if (!lines.isEmpty()) {
            lastSeen = lines.get(lines.size() - 1);
        }
        return lastSeen;
    }

    public void append(String line) {
        lines.add(line);
    }

    public synchronized int polls() {
        return polls;
    }
}
// corpus: unseen14
