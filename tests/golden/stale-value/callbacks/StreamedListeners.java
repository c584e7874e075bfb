// run: scan --only stale-value
// expect: stale-value
// A stream goes through a synchronized list while others add to it.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class StreamedListeners {
    public interface Listener {
        boolean wants(String event);

        void hear(String event);
    }

    private final List<Listener> listeners = Collections.synchronizedList(new ArrayList<>());

    public void add(Listener l) { listeners.add(l); }

    public void remove(Listener l) { listeners.remove(l); }

    public void tell(String event) {
        listeners.stream().filter(l -> l.wants(event)).forEach(l -> l.hear(event));
    }
}
// corpus: unseen
