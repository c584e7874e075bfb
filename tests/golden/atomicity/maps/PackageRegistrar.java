// run: scan --library --only atomicity
// expect: none
// the lookup is a fast path only; the second call defines the package if it is still absent and returns the winner
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

public class PackageRegistrar {
    private final PackageBook book;
    private final Set<String> defined = new HashSet<>();

    public PackageRegistrar(PackageBook book) {
        this.book = book;
    }

    public synchronized boolean define(String className, String specVersion) {
        int dot = className.lastIndexOf('.');
        if (dot > 0) {
            ensurePackage(className.substring(0, dot), specVersion);
        }
        return defined.add(className);
    }

    private void ensurePackage(String pkg, String specVersion) {
        PackageBook.Info known = book.lookup(pkg);
        if (known == null) {
            known = book.defineIfAbsent(pkg, specVersion);
        }
        if (!known.specVersion().equals(specVersion)) {
            throw new SecurityException("version conflict: " + pkg);
        }
    }

    public synchronized int definedCount() {
        return defined.size();
    }
}

class PackageBook {
    record Info(String name, String specVersion) { }

    private final Map<String, Info> packages = new HashMap<>();

    synchronized Info lookup(String pkg) {
        return packages.get(pkg);
    }

    synchronized Info defineIfAbsent(String pkg, String specVersion) {
        Info old = packages.get(pkg);
        if (old != null) {
            return old;
        }
        Info info = new Info(pkg, specVersion);
        packages.put(pkg, info);
        return info;
    }
}
// corpus: unseen11
