// run: scan --only atomicity,stale-value
// expect: none
// Tomcat bug 37458, WebappClassLoader: the loaded class is looked for outside and defined inside the lock.

public class TomcatLoadClassOk {
    private static class Entry {
        volatile Object loaded;
    }

    private final Entry entry = new Entry();

    private Object define(byte[] bytes) { return new StringBuilder(bytes.length); }

    public Object find(byte[] bytes) {
        Object c = entry.loaded;
        if (c != null)
            return c;
        synchronized (this) {
            c = entry.loaded;
            if (c == null) {
                c = define(bytes);
                entry.loaded = c;
            }
        }
        return c;
    }
}
// corpus: published
