// run: scan --library --only atomicity
// expect: atomicity line=here witness=this.names

import java.util.Collections;
import java.util.HashSet;
import java.util.Set;

// The set is still the one that the owner has.
public class FreshFieldBad {
    public static class Owner {
        private final Set<String> names = Collections.synchronizedSet(new HashSet<String>());
        public Set<String> names() { return names; }
    }

    private final Object cache = new Object();
    private final Owner owner;
    private Set<String> names;
    private String[] copy;

    public FreshFieldBad(Owner owner) {
        this.owner = owner;
        names = owner.names();
    }

    public void renew() {
        synchronized (cache) {
            Set<String> now = owner.names();
            synchronized (now) {
                now.add("");
            }
            copy = names.toArray(new String[names.size()]); // <- here
        }
    }
}
