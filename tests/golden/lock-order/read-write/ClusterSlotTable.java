// run: scan --only lock-order
// expect: lock-order
// redis/jedis#776 - discoverSlots takes the write lock and then the monitor (assignSlots is synchronized), poolForSlot takes the monitor and then the read lock
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class ClusterSlotTable {
    private final ReadWriteLock rwl = new ReentrantReadWriteLock();
    private final Lock r = rwl.readLock();
    private final Lock w = rwl.writeLock();
    private final Map<String, NodePool> nodes = new HashMap<>();
    private final Map<Integer, NodePool> slots = new HashMap<>();

    record NodePool(String address) { }

    record SlotRange(int from, int to, String address) { }

    void discoverSlots(List<SlotRange> answer) {
        w.lock();
        try {
            slots.clear();
            for (SlotRange range : answer) {
                assignSlots(range);
            }
        } finally {
            w.unlock();
        }
    }

    private synchronized void assignSlots(SlotRange range) {
        NodePool pool = nodes.computeIfAbsent(range.address(), NodePool::new);
        for (int s = range.from(); s <= range.to(); s++) {
            slots.put(s, pool);
        }
    }

    synchronized NodePool poolForSlot(int slot) {
        r.lock();
        try {
            return slots.get(slot);
        } finally {
            r.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ClusterSlotTable table = new ClusterSlotTable();
        List<SlotRange> layout = List.of(new SlotRange(0, 99, "10.0.0.1:7000"),
                new SlotRange(100, 199, "10.0.0.2:7000"));
        Thread renew = new Thread(() -> {
            for (int i = 0; i < 2000; i++) {
                table.discoverSlots(layout);
            }
        }, "slot-renewal");
        Thread client = new Thread(() -> {
            int found = 0;
            for (int i = 0; i < 200_000; i++) {
                if (table.poolForSlot(i % 200) != null) {
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
