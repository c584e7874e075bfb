// run: scan --library --only atomicity
// expect: none
// whoever asks and then adds or walks holds the list's own mutex around both, as the documentation of synchronizedList demands
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class TagCollector {
    private final List<String> tags = Collections.synchronizedList(new ArrayList<>());
    private int rejected;

    public boolean drop(String tag) {
        return tags.remove(tag);
    }

    public synchronized boolean offer(String tag) {
        synchronized (tags) {
            if (!tags.contains(tag)) {
                tags.add(tag);
                return true;
            }
        }
        rejected++;
        return false;
    }

    public synchronized String joined() {
        StringBuilder sb = new StringBuilder();
        synchronized (tags) {
            int n = tags.size();
            for (int i = 0; i < n; i++) {
                sb.append(tags.get(i)).append(i + 1 < n ? "," : "");
            }
        }
        return sb.append(" (").append(rejected).append(" rejected)").toString();
    }
}
// corpus: unseen14
