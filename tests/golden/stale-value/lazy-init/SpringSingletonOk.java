// run: scan --only atomicity,stale-value
// expect: none
// Spring, DefaultSingletonBeanRegistry: get, and once more under the lock.

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;

public class SpringSingletonOk {
    private final Map<String, Object> singletons = new ConcurrentHashMap<>(64);

    public Object bean(String name, Supplier<?> factory) {
        Object bean = singletons.get(name);
        if (bean == null) {
            synchronized (singletons) {
                bean = singletons.get(name);
                if (bean == null) {
                    bean = factory.get();
                    singletons.put(name, bean);
                }
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
