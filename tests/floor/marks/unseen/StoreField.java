import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** A service over a store; only the memory store is ever reached by request threads. */
public class StoreField {
    abstract static class Store {
        abstract void put(String key, String value);
    }

    static class DiskStore extends Store {
        private int writes;

        @Override
        void put(String key, String value) {
            writes += value.length(); // @disk not parallel: disk, not parallel: mem
        }
    }

    static class MemoryStore extends Store {
        private final Map<String, String> data = new ConcurrentHashMap<>(); // shared
        private volatile int puts;

        @Override
        void put(String key, String value) {
            data.put(key, value); // @data parallel: data
            puts++; // @mem parallel: mem, parallel: data
        }
    }

    private final Store store;

    StoreField(Store store) {
        this.store = store;
    }

    void handle(String request) {
        store.put(request, "handled"); // @handle parallel: handle
    }

    public static void main(String[] args) throws InterruptedException {
        DiskStore disk = new DiskStore(); // confined
        disk.put("version", "17");
        StoreField service = new StoreField(new MemoryStore());
        Thread[] requests = new Thread[4]; // confined
        for (int i = 0; i < requests.length; i++) {
            String id = "r" + i;
            requests[i] = new Thread(() -> service.handle(id));
            requests[i].start();
        }
        for (Thread t : requests) {
            t.join();
        }
        disk.put("clean", "yes"); // @clean not parallel: mem, not parallel: handle
        System.out.println(disk.writes);
    }
}
