// run: scan --only atomicity,stale-value
// expect: none
// Lin and Dig, lists: isEmpty, then get of an index.

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

public class LinDigListOk {
    private final List<String> hosts = new CopyOnWriteArrayList<>();

    public void add(String host) { hosts.add(host); }

    public void drop(String host) { hosts.remove(host); }

    public String last() {
        Object[] all = hosts.toArray();
        return all.length == 0 ? null : (String) all[all.length - 1];
    }
}
// corpus: published
