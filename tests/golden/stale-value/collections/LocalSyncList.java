// run: scan --only stale-value --library
// expect: none
// Clean: the synchronizedList and the AtomicInteger are local to the call and never escape, so size()/get(size-1) and get()/set() see no other thread.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

public class LocalSyncList {
    private final int width;

    public LocalSyncList(int width) {
        this.width = Math.max(1, width);
    }

    public List<String> wrap(String... words) {
        List<String> lines = Collections.synchronizedList(new ArrayList<>());
        AtomicInteger used = new AtomicInteger();
        for (String w : words) {
            if (lines.isEmpty() || used.get() + w.length() + 1 > width) {
                lines.add(w);
                used.set(w.length());
            } else {
                int last = lines.size() - 1;
                lines.set(last, lines.get(last) + " " + w);
                used.set(used.get() + 1 + w.length());
            }
        }
        return new ArrayList<>(lines);
    }

    public int longest(String... words) {
        AtomicInteger max = new AtomicInteger();
        for (String line : wrap(words)) {
            if (line.length() > max.get()) {
                max.set(line.length());
            }
        }
        return max.get();
    }
}
// corpus: unseen
