// run: scan --only stale-value
// expect: stale-value
// indexed loop over a synchronizedList bounded by size() without the client lock while others remove
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class IterateSyncList {
    private final List<String> peers = Collections.synchronizedList(new ArrayList<>());

    public void join(String p) {
        peers.add(p);
    }

    public void leave(String p) {
        peers.remove(p);
    }

    public String broadcast(String text) {
        StringBuilder sent = new StringBuilder();
        for (int i = 0; i < peers.size(); i++) {
            sent.append(peers.get(i)).append(": ").append(text).append('\n');
        }
        return sent.toString();
    }
}
// corpus: unseen
