// run: scan --only stale-value
// expect: stale-value
// wiremock/wiremock#2761 - getObjectStore checks, makes a new store and ignores what putIfAbsent says: the loser writes into a store that is not in the map
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;

public class StubStores {
    interface ObjectStore {
        void put(String key, Object value);

        int size();
    }

    private static final class InMemoryObjectStore implements ObjectStore {
        private final Map<String, Object> cache = new ConcurrentHashMap<>();

        @Override
        public void put(String key, Object value) {
            cache.put(key, value);
        }

        @Override
        public int size() {
            return cache.size();
        }
    }

    private final Map<String, ObjectStore> objectStores = new ConcurrentHashMap<>();

    ObjectStore getObjectStore(String name) {
        ObjectStore store = objectStores.get(name);
        if (store == null) {
            store = new InMemoryObjectStore();
            objectStores.putIfAbsent(name, store);
        }
        return store;
    }

    public static void main(String[] args) throws InterruptedException {
        int lost = 0;
        for (int round = 0; round < 300; round++) {
            StubStores stores = new StubStores();
            CountDownLatch go = new CountDownLatch(1);
            Thread[] threads = new Thread[3];
            for (int i = 0; i < threads.length; i++) {
                String key = "scenario-" + i;
                threads[i] = new Thread(() -> {
                    try {
                        go.await();
                    } catch (InterruptedException e) {
                        return;
                    }
                    stores.getObjectStore("states").put(key, Boolean.TRUE);
                });
                threads[i].start();
            }
            go.countDown();
            for (Thread t : threads) {
                t.join();
            }
            if (stores.getObjectStore("states").size() != threads.length) {
                lost++;
            }
        }
        System.out.println(lost + " rounds lost a state");
    }
}
// corpus: unseen18
