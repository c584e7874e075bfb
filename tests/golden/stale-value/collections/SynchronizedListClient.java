// run: scan --only stale-value
// expect: none
// size, contains and add on a synchronizedList happen under the list's own monitor
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class SynchronizedListClient {
    private final List<String> hosts = Collections.synchronizedList(new ArrayList<>());

    public boolean addHost(String host) {
        synchronized (hosts) {
            if (!hosts.contains(host)) {
                hosts.add(host);
                return true;
            }
            return false;
        }
    }

    public String newest() {
        synchronized (hosts) {
            return hosts.isEmpty() ? null : hosts.get(hosts.size() - 1);
        }
    }

    public String join() {
        StringBuilder sb = new StringBuilder();
        synchronized (hosts) {
            for (String h : hosts) {
                sb.append(h).append(' ');
            }
        }
        return sb.toString();
    }
}
// corpus: unseen
