// run: scan --library --only atomicity
// expect: none
// who is refused takes what is there
import java.util.*;

public class RefusedFoundOk {
    public static final class Packages {
        private final Map<String, StringBuilder> byName = new HashMap<>();

        public synchronized StringBuilder find(String name) {
            return byName.get(name);
        }

        public synchronized StringBuilder define(String name) {
            if (byName.get(name) != null) {
                throw new IllegalStateException(name);
            }
            StringBuilder b = new StringBuilder(name);
            byName.put(name, b);
            return b;
        }
    }
    private final Packages packages;
    private int n;
    public RefusedFoundOk(Packages packages) { this.packages = packages; }

    public synchronized StringBuilder ensure(String pkg) {
        n++;
        StringBuilder p = packages.find(pkg);
        if (p == null) {
            try {
                p = packages.define(pkg);
            } catch (IllegalStateException duplicate) {
                p = packages.find(pkg);
            }
        }
        return p;
    }
}
