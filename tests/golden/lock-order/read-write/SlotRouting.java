// run: scan --only lock-order
// expect: none
// redis/jedis#776, repaired - the synchronized keywords are gone, the read-write lock is the only lock and is re-entered for writing only by the writer
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class SlotRouting {
    private final ReadWriteLock rwl = new ReentrantReadWriteLock();
    private final Lock r = rwl.readLock();
    private final Lock w = rwl.writeLock();
    private final Map<String, Endpoint> nodes = new HashMap<>();
    private final Map<Integer, Endpoint> slots = new HashMap<>();

    record Endpoint(String address) { }

    record Range(int from, int to, String address) { }

    void discoverSlots(List<Range> answer) {
        w.lock();
        try {
            slots.clear();
            answer.forEach(this::assignSlots);
        } finally {
            w.unlock();
        }
    }

    void assignSlots(Range range) {
        w.lock();
        try {
            Endpoint pool = nodes.computeIfAbsent(range.address(), Endpoint::new);
            for (int s = range.from(); s <= range.to(); s++) {
                slots.put(s, pool);
            }
        } finally {
            w.unlock();
        }
    }

    Endpoint endpointForSlot(int slot) {
        r.lock();
        try {
            return slots.get(slot);
        } finally {
            r.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SlotRouting table = new SlotRouting();
        List<Range> layout = List.of(new Range(0, 99, "10.0.0.1:7000"), new Range(100, 199, "10.0.0.2:7000"));
        Thread renew = new Thread(() -> {
            for (int i = 0; i < 500; i++) {
                table.discoverSlots(layout);
            }
        }, "slot-renewal");
        Thread client = new Thread(() -> {
            int found = 0;
            for (int i = 0; i < 50_000; i++) {
                if (table.endpointForSlot(i % 200) != null) {
                    found++;
                }
            }
            System.out.println(found);
        }, "client");
        renew.start();
        client.start();
        renew.join();
        client.join();
    }
}
// corpus: unseen18
