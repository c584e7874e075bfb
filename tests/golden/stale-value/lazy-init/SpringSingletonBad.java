// run: scan --only stale-value
// expect: stale-value method=SpringSingletonBad.bean line=here
// Spring, DefaultSingletonBeanRegistry: get, and once more under the lock.

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

public class SpringSingletonBad {
    private final Map<String, Object> singletons = new ConcurrentHashMap<>(64);

    public Object bean(String name, Supplier<?> factory) {
        Object bean = singletons.get(name);
        if (bean == null) {
            synchronized (singletons) {
                bean = factory.get();
                singletons.put(name, bean); // <- here
            }
        }
        return bean;
    }

    public void destroy(String name) {
        synchronized (singletons) {
            singletons.remove(name);
        }
    }
}
// corpus: published
