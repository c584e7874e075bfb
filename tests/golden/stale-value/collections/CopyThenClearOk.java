// run: scan --only atomicity,stale-value
// expect: none
// Batching code: the list is copied, then cleared; what was added in between is lost.

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class CopyThenClearOk {
    private final List<String> lines = Collections.synchronizedList(new ArrayList<>());

    public void log(String line) { lines.add(line); }

    public List<String> flush() {
        synchronized (lines) {
            List<String> copy = new ArrayList<>(lines);
            lines.clear();
            return copy;
        }
    }
}
// corpus: published
