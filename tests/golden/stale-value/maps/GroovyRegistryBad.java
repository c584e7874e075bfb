// run: scan --only stale-value
// expect: stale-value method=GroovyRegistryBad.metaClass line=here
// Groovy, MetaClassRegistry: contains, then get, in a map that others remove from.

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class GroovyRegistryBad {
    public static class Meta {
        private volatile boolean isReady;
        public void ready() { isReady = true; }
    }

    private final Map<Class<?>, Meta> metas = new ConcurrentHashMap<>();

    public void metaClass(Class<?> c) {
        if (metas.containsKey(c))
            metas.get(c).ready(); // <- here
    }

    public void add(Class<?> c) { metas.putIfAbsent(c, new Meta()); }

    public void remove(Class<?> c) { metas.remove(c); }
}
// corpus: published
