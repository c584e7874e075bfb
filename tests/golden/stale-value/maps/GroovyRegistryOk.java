// run: scan --only atomicity,stale-value
// expect: none
// Groovy, MetaClassRegistry: contains, then get, in a map that others remove from.

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class GroovyRegistryOk {
    public static class Meta {
        private volatile boolean isReady;
        public void ready() { isReady = true; }
    }

    private final Map<Class<?>, Meta> metas = new ConcurrentHashMap<>();

    public void metaClass(Class<?> c) {
        Meta m = metas.get(c);
        if (m != null)
            m.ready();
    }

    public void add(Class<?> c) { metas.putIfAbsent(c, new Meta()); }

    public void remove(Class<?> c) { metas.remove(c); }
}
// corpus: published
