// run: scan --only lock-order
// expect: none
// parallel capable, one lock per class name, and delegation only goes up a tree fixed by the constructor (child before parent everywhere)
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;

public class PluginSpace extends ClassLoader {
    static {
        registerAsParallelCapable();
    }

    private final String plugin;
    private final PluginSpace upper;
    private final ConcurrentMap<String, byte[]> content = new ConcurrentHashMap<>();

    public PluginSpace(String plugin, PluginSpace upper) {
        super(upper == null ? PluginSpace.class.getClassLoader() : upper);
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

    private static void demand(PluginSpace from, String name) {
        try {
            System.out.println(from + " got " + from.loadClass(name).getSimpleName());
        } catch (ClassNotFoundException e) {
            System.out.println(from + " cannot see " + name);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        PluginSpace platform = new PluginSpace("platform", null);
        PluginSpace editor = new PluginSpace("editor", platform);
        PluginSpace spell = new PluginSpace("spell", editor);
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
// corpus: unseen11
