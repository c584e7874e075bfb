// run: scan --only stale-value
// expect: stale-value method=CopyThenClearBad.flush line=here
// Batching code: the list is copied, then cleared; what was added in between is lost.

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class CopyThenClearBad {
    private final List<String> lines = Collections.synchronizedList(new ArrayList<>());

    public void log(String line) { lines.add(line); }

    public List<String> flush() {
        List<String> copy = new ArrayList<>(lines);
        lines.clear(); // <- here
        return copy;
    }
}
// corpus: published
