// run: scan --library --only atomicity
// expect: none

import java.util.Collections;
import java.util.HashSet;
import java.util.Set;

// The set may be a synchronized one, but not after renew has put a plain one there.
public class FreshFieldOk {
    public static class Owner {
        private final Set<String> names = Collections.synchronizedSet(new HashSet<String>());
        public Set<String> names() { return names; }
    }

    private final Object cache = new Object();
    private final Owner owner;
    private Set<String> names;
    private String[] copy;

    public FreshFieldOk(Owner owner) {
        this.owner = owner;
        names = owner.names();
    }

    public void renew() {
        synchronized (cache) {
            Set<String> now = owner.names();
            synchronized (now) {
                names = new HashSet<String>(now);
            }
            copy = names.toArray(new String[names.size()]);
        }
    }
}
