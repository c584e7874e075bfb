// run: scan --only stale-value
// expect: none
// Batching code: the list is copied, then cleared; what was added in between is lost.
// Missed: Read, then reset: no value goes from one to the other.

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class FN_CopyThenClearBad {
    private final List<String> lines = Collections.synchronizedList(new ArrayList<>());

    public void log(String line) { lines.add(line); }

    public List<String> flush() {
        List<String> copy = new ArrayList<>(lines);
        lines.clear(); // missed
        return copy;
    }
}
