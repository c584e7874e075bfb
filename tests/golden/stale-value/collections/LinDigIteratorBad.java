// run: scan --only stale-value
// expect: stale-value method=LinDigIteratorBad.any line=here
// Lin and Dig, maps: size, then the first element of the key set.

import java.util.Iterator;
import java.util.concurrent.ConcurrentHashMap;

public class LinDigIteratorBad {
    private final ConcurrentHashMap<String, Integer> peers = new ConcurrentHashMap<>();

    public void join(String peer) { peers.put(peer, 1); }

    public void leave(String peer) { peers.remove(peer); }

    public String any() {
        if (peers.size() > 0)
            return peers.keySet().iterator().next(); // <- here
        return null;
    }
}
// corpus: published
