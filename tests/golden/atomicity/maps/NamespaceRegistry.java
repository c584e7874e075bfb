// run: scan --only atomicity --library
// expect: none
// The static synchronized map is private and every access to it, from any instance, happens under the one static LOCK
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

public class NamespaceRegistry {
    private static final Object LOCK = new Object();
    private static final Map<String, NamespaceRegistry> OWNERS = Collections.synchronizedMap(new HashMap<>());

    private final String module;
    private final List<String> claimed = new ArrayList<>();

    public NamespaceRegistry(String module) {
        this.module = module;
    }

    public boolean claim(String prefix) {
        synchronized (LOCK) {
            if (OWNERS.containsKey(prefix)) {
                return OWNERS.get(prefix) == this;
            }
            OWNERS.put(prefix, this);
            claimed.add(prefix);
            return true;
        }
    }

    public int releaseAll() {
        synchronized (LOCK) {
            int n = 0;
            for (String p : claimed) {
                if (OWNERS.get(p) == this) {
                    OWNERS.remove(p);
                    n++;
                }
            }
            claimed.clear();
            return n;
        }
    }

    public static String ownerOf(String prefix) {
        synchronized (LOCK) {
            NamespaceRegistry r = OWNERS.get(prefix);
            return r == null ? "" : r.module;
        }
    }
}
// corpus: unseen9
