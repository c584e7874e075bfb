// run: scan --only stale-value
// expect: none
// Clean: the Inventory's synchronized getter and setter are combined without a lock, but only tasks of one single-thread executor touch it; other threads post commands.
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

class Inventory {
    private final Map<String, Integer> items = new HashMap<>();

    synchronized int get(String s) { return items.getOrDefault(s, 0); }

    synchronized void set(String s, int n) { items.put(s, n); }
}

class InventoryActor {
    private final Inventory inventory = new Inventory();
    private final ExecutorService mailbox = Executors.newSingleThreadExecutor();

    void add(String item, int n) {
        mailbox.execute(() -> inventory.set(item, inventory.get(item) + n));
    }

    Future<Boolean> take(String item, int n) {
        return mailbox.submit(() -> {
            int have = inventory.get(item);
            if (have < n) {
                return false;
            }
            inventory.set(item, have - n);
            return true;
        });
    }

    Future<Integer> count(String item) {
        return mailbox.submit(() -> inventory.get(item));
    }

    void shutdown() { mailbox.shutdown(); }
}

public class ConfinedActor {
    public static void main(String[] args) throws InterruptedException, ExecutionException {
        InventoryActor actor = new InventoryActor();
        Thread a = new Thread(() -> { for (int i = 0; i < 1000; i++) actor.add("bolt", 2); });
        Thread b = new Thread(() -> { for (int i = 0; i < 1000; i++) actor.take("bolt", 1); });
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(actor.count("bolt").get() >= 1000);
        actor.shutdown();
    }
}
// corpus: unseen
