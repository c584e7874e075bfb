// run: scan --only atomicity
// expect: atomicity
// Lease() looks for the key's holder and registers a new one in a second step; two offices lease the same key
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

public class LeaseOffice {
    static class Registry {
        private final Map<Integer, String> holders = new HashMap<>();

        synchronized Optional<String> holder(int key) {
            return Optional.ofNullable(holders.get(key));
        }

        synchronized void register(int key, String who) {
            holders.put(key, who);
        }

        synchronized void free(int key) {
            holders.remove(key);
        }
    }

    private final String name;
    private final Registry registry;
    private final Set<Integer> leased = new HashSet<>();

    LeaseOffice(String name, Registry registry) {
        this.name = name;
        this.registry = registry;
    }

    synchronized boolean lease(int key) {
        Optional<String> holder = registry.holder(key);
        if (holder.isPresent()) {
            return holder.get().equals(name);
        }
        registry.register(key, name);
        return leased.add(key);
    }

    synchronized Set<Integer> leased() {
        return new HashSet<>(leased);
    }

    public static void main(String[] args) throws InterruptedException {
        Registry registry = new Registry();
        LeaseOffice north = new LeaseOffice("north", registry);
        LeaseOffice south = new LeaseOffice("south", registry);
        Thread t = new Thread(() -> {
            for (int k = 0; k < 500; k++) {
                north.lease(k);
            }
        });
        t.start();
        for (int k = 0; k < 500; k++) {
            south.lease(k);
        }
        t.join();
        Set<Integer> both = north.leased();
        both.retainAll(south.leased());
        System.out.println("leased twice: " + both);
    }
}
// corpus: unseen10
