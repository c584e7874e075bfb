// run: scan --only atomicity
// expect: atomicity
// parallel-capable class loader style (JDK definePackage): the lock held is that of the class name, so two classes of one new package both find it missing and the second define is refused with an exception
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

class PackageTable {
    private final Map<String, String> packages = new HashMap<>();

    synchronized String find(String name) {
        return packages.get(name);
    }

    synchronized void define(String name, String sealBase) {
        if (packages.containsKey(name)) {
            throw new IllegalArgumentException("package " + name + " already defined");
        }
        packages.put(name, sealBase);
    }

    synchronized int size() {
        return packages.size();
    }
}

public class PluginClassSpace {
    private final ConcurrentMap<String, Object> classLocks = new ConcurrentHashMap<>();
    private final ConcurrentMap<String, byte[]> loaded = new ConcurrentHashMap<>();
    private final PackageTable packages;

    PluginClassSpace(PackageTable packages) {
        this.packages = packages;
    }

    byte[] load(String className) {
        Object lock = classLocks.computeIfAbsent(className, k -> new Object());
        synchronized (lock) {
            byte[] code = loaded.get(className);
            if (code == null) {
                String pkg = className.substring(0, className.lastIndexOf('.'));
                if (packages.find(pkg) == null) {
                    packages.define(pkg, "file:/plugins/" + pkg);
                }
                code = className.getBytes();
                loaded.put(className, code);
            }
            return code;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        PackageTable table = new PackageTable();
        PluginClassSpace space = new PluginClassSpace(table);
        Thread[] ts = new Thread[2];
        for (int i = 0; i < ts.length; i++) {
            String simple = i == 0 ? "Activator" : "Service";
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 5_000; k++) {
                    space.load("org.plug.p" + k + "." + simple);
                }
            }, "start-" + simple);
            ts[i].start();
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(table.size());
    }
}
// corpus: unseen19
