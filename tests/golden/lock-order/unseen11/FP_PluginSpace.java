// run: scan --only lock-order
// expect: lock-order
// parallel capable, one lock per class name, and delegation only goes up a tree fixed by the constructor (child before parent everywhere)
// Not so: that getClassLoadingLock() returns the same object when it is called again is not known.
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class FP_PluginSpace extends ClassLoader {
    static {
        registerAsParallelCapable();
    }

    private final String plugin;
    private final FP_PluginSpace upper;
    private final ConcurrentMap<String, byte[]> content = new ConcurrentHashMap<>();

    public FP_PluginSpace(String plugin, FP_PluginSpace upper) {
        super(upper == null ? FP_PluginSpace.class.getClassLoader() : upper);
        this.plugin = plugin;
        this.upper = upper;
    }

    public void install(String className, byte[] bytes) {
        content.put(className, bytes.clone());
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
        synchronized (getClassLoadingLock(name)) {
            Class<?> known = findLoadedClass(name);
            if (known != null) {
                return known;
            }
            byte[] bytes = content.get(name);
            if (bytes != null) {
                return defineClass(name, bytes, 0, bytes.length);
            }
            return upper != null ? upper.loadClass(name, resolve) : super.loadClass(name, resolve);
        }
    }

    @Override
    public String toString() {
        return "plugin " + plugin;
    }

    private static void demand(FP_PluginSpace from, String name) {
        try {
            System.out.println(from + " got " + from.loadClass(name).getSimpleName());
        } catch (ClassNotFoundException e) {
            System.out.println(from + " cannot see " + name);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        FP_PluginSpace platform = new FP_PluginSpace("platform", null);
        FP_PluginSpace editor = new FP_PluginSpace("editor", platform);
        FP_PluginSpace spell = new FP_PluginSpace("spell", editor);
        Thread a = new Thread(() -> demand(spell, "java.util.ArrayList"));
        Thread b = new Thread(() -> demand(editor, "java.util.ArrayList"));
        Thread c = new Thread(() -> demand(platform, "no.such.Type"));
        a.start();
        b.start();
        c.start();
        a.join();
        b.join();
        c.join();
    }
}
