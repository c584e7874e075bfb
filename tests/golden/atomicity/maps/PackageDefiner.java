// run: scan --library --only atomicity
// expect: atomicity
// ensurePackage looks the package up and defines it in two locked calls on the table shared by all loaders; the second definer gets an IllegalArgumentException
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

public class PackageDefiner {
    private final PackageTable table;
    private final Set<String> defined = new HashSet<>();

    public PackageDefiner(PackageTable table) {
        this.table = table;
    }

    public synchronized boolean define(String className, String specVersion) {
        if (!defined.add(className)) {
            return false;
        }
        int dot = className.lastIndexOf('.');
        if (dot > 0) {
            ensurePackage(className.substring(0, dot), specVersion);
        }
        return true;
    }

    private void ensurePackage(String pkg, String specVersion) {
        PackageTable.Info known = table.lookup(pkg);
        if (known == null) {
            table.define(pkg, specVersion);
        } else if (known.sealed()) {
            throw new SecurityException("sealing violation: " + pkg);
        }
    }

    public synchronized int definedCount() {
        return defined.size();
    }
}

class PackageTable {
    record Info(String name, String specVersion, boolean sealed) { }

    private final Map<String, Info> packages = new HashMap<>();

    synchronized Info lookup(String pkg) {
        return packages.get(pkg);
    }

    synchronized Info define(String pkg, String specVersion) {
        if (packages.containsKey(pkg)) {
            throw new IllegalArgumentException(pkg);
        }
        Info info = new Info(pkg, specVersion, false);
        packages.put(pkg, info);
        return info;
    }
}
// corpus: unseen11
