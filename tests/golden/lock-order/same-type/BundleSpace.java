// run: scan --only lock-order
// expect: lock-order
// loadClass holds its own loader's monitor while it delegates to the exporting bundle; bundles import from each other
import java.util.HashMap;
import java.util.Map;

public class BundleSpace extends ClassLoader {
    private final String symbolicName;
    private final Map<String, BundleSpace> imports = new HashMap<>();
    private final Map<String, byte[]> content = new HashMap<>();

    public BundleSpace(String symbolicName, ClassLoader parent) {
        super(parent);
        this.symbolicName = symbolicName;
    }

    public synchronized void wire(String pkg, BundleSpace exporter) {
        imports.put(pkg, exporter);
    }

    public synchronized void install(String className, byte[] bytes) {
        content.put(className, bytes.clone());
    }

    @Override
    protected synchronized Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        int dot = name.lastIndexOf('.');
        String pkg = dot < 0 ? "" : name.substring(0, dot);
        BundleSpace exporter = imports.get(pkg);
        if (exporter != null) {
            return exporter.loadClass(name, resolve);
        }
        Class<?> known = findLoadedClass(name);
        if (known != null) {
            return known;
        }
        byte[] bytes = content.get(name);
        if (bytes == null) {
            return super.loadClass(name, resolve);
        }
        return defineClass(name, bytes, 0, bytes.length);
    }

    @Override
    public String toString() {
        return "bundle " + symbolicName;
    }

    private static void demand(BundleSpace from, String name) {
        try {
            from.loadClass(name);
        } catch (ClassNotFoundException e) {
            System.out.println(from + " cannot see " + name);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ClassLoader boot = BundleSpace.class.getClassLoader();
        BundleSpace core = new BundleSpace("core", boot);
        BundleSpace ui = new BundleSpace("ui", boot);
        core.wire("ui.api", ui);
        ui.wire("core.api", core);
        Thread a = new Thread(() -> demand(core, "ui.api.View"));
        Thread b = new Thread(() -> demand(ui, "core.api.Model"));
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
// corpus: unseen11
