// run: scan --only atomicity,stale-value
// expect: none
// Lin and Dig, maps: size, then the first element of the key set.

import java.util.Iterator;
import java.util.concurrent.ConcurrentHashMap;

public class LinDigIteratorOk {
    private final ConcurrentHashMap<String, Integer> peers = new ConcurrentHashMap<>();

    public void join(String peer) { peers.put(peer, 1); }

    public void leave(String peer) { peers.remove(peer); }

    public String any() {
        Iterator<String> all = peers.keySet().iterator();
        return all.hasNext() ? all.next() : null;
    }
}
// corpus: published
