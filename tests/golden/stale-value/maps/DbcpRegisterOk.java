// run: scan --only atomicity,stale-value
// expect: none
// commons-dbcp, per user pools: get by key, register where there is none.

import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedList;
import java.util.Map;

public class DbcpRegisterOk {
    public static class Pool {
        private final LinkedList<Object> free = new LinkedList<>();
        public synchronized void add(Object o) { free.add(o); }
    }

    private final Map<String, Pool> pools = Collections.synchronizedMap(new HashMap<>());

    private void register(String user) {
        Pool pool = new Pool();
        pools.put(user, pool);
    }

    public Pool poolOf(String user) {
        synchronized (pools) {
            if (!pools.containsKey(user))
                register(user);
            return pools.get(user);
        }
    }
}
// corpus: published
