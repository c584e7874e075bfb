// run: scan --only stale-value
// expect: stale-value method=LinDigListBad.last line=here
// Lin and Dig, lists: isEmpty, then get of an index.

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class LinDigListBad {
    private final List<String> hosts = new CopyOnWriteArrayList<>();

    public void add(String host) { hosts.add(host); }

    public void drop(String host) { hosts.remove(host); }

    public String last() {
        if (hosts.isEmpty())
            return null;
        return hosts.get(hosts.size() - 1); // <- here
    }
}
// corpus: published
