// run: scan --library --only atomicity
// expect: none
// hazelcast/hazelcast#221 (getClientProxy) - get and put on the concurrent map are two calls, but every writer holds proxyLock over both and re-checks, and nothing is ever removed
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class ClientProxies {
    public sealed interface Proxy permits MapProxy, QueueProxy { }

    public static final class MapProxy implements Proxy {
        private final String name;

        MapProxy(String name) {
            this.name = name;
        }

        public String name() {
            return name;
        }
    }

    public static final class QueueProxy implements Proxy {
        private final String name;

        QueueProxy(String name) {
            this.name = name;
        }

        public String name() {
            return name;
        }
    }

    private final Object proxyLock = new Object();
    private final ConcurrentMap<String, Proxy> proxies = new ConcurrentHashMap<>();
    private int created;

    public Proxy getClientProxy(String name) {
        Proxy proxy = proxies.get(name);
        if (proxy == null) {
            synchronized (proxyLock) {
                proxy = proxies.get(name);
                if (proxy == null) {
                    proxy = create(name);
                    proxies.put(name, proxy);
                    created++;
                }
            }
        }
        return proxy;
    }

    private static Proxy create(String name) {
        if (name.startsWith("q:")) {
            return new QueueProxy(name.substring(2));
        }
        return new MapProxy(name);
    }

    public int created() {
        synchronized (proxyLock) {
            return created;
        }
    }
}
// corpus: unseen18
