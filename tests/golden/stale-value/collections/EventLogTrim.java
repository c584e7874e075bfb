// run: scan --only stale-value
// expect: stale-value
// log is trimmed when size exceeds a limit; size read and remove are separate calls on a synchronizedList
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class EventLogTrim {
    private final List<String> events = Collections.synchronizedList(new ArrayList<>());
    private final int keep;

    public EventLogTrim(int keep) {
        this.keep = keep;
    }

    public void record(String event) {
        events.add(event);
        int over = events.size() - keep;
        for (int i = 0; i < over; i++) {
            events.remove(0);
        }
    }
}
// corpus: unseen
