// run: scan --library --only atomicity
// expect: atomicity
// the exception goes on to the caller
import java.util.*;
import java.util.concurrent.*;
import java.util.concurrent.locks.*;
public class RefusedRethrownBad {
    public static final class Packages {
        private final Map<String, String> byName = new HashMap<>();

        public synchronized String find(String name) {
            return byName.get(name);
        }

        public synchronized void define(String name, String sealBase) {
            if (byName.containsKey(name)) {
                throw new IllegalArgumentException(name);
            }
            byName.put(name, sealBase);
        }
    }

    private final ConcurrentMap<String, Object> classLocks = new ConcurrentHashMap<>();
    private final ConcurrentMap<String, byte[]> loaded = new ConcurrentHashMap<>();
    private final Packages packages;
    private final String location;

    public RefusedRethrownBad(Packages packages, String location) {
        this.packages = packages;
        this.location = location;
    }

    public int load(String className) {
        Object lock = classLocks.computeIfAbsent(className, k -> new Object());
        synchronized (lock) {
            byte[] code = loaded.get(className);
            if (code == null) {
                int dot = className.lastIndexOf('.');
                ensurePackage(dot < 0 ? "" : className.substring(0, dot));
                code = className.getBytes();
                loaded.put(className, code);
            }
            return code.length;
        }
    }

    private void ensurePackage(String pkg) {
        if (packages.find(pkg) == null) {
            try {
                packages.define(pkg, location);
            } catch (IllegalArgumentException duplicate) {
                throw new IllegalStateException(duplicate);
            }
        }
    }
}
