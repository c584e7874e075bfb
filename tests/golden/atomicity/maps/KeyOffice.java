// run: scan --only atomicity
// expect: none
// Holder() is only a quick refusal; claim() is the deciding step and tells who holds the key after it
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

public class KeyOffice {
    static class Rack {
        private final Map<Integer, String> holders = new HashMap<>();

        synchronized String holder(int key) {
            return holders.get(key);
        }

        synchronized String claim(int key, String who) {
            String old = holders.putIfAbsent(key, who);
            return old == null ? who : old;
        }
    }

    private final String name;
    private final Rack rack;
    private final Set<Integer> leased = new HashSet<>();

    KeyOffice(String name, Rack rack) {
        this.name = name;
        this.rack = rack;
    }

    synchronized boolean lease(int key) {
        String holder = rack.holder(key);
        if (holder == null) {
            holder = rack.claim(key, name);
        }
        if (!holder.equals(name)) {
            return false;
        }
        leased.add(key);
        return true;
    }

    synchronized Set<Integer> leased() {
        return new HashSet<>(leased);
    }

    public static void main(String[] args) throws InterruptedException {
        Rack rack = new Rack();
        KeyOffice north = new KeyOffice("north", rack);
        KeyOffice south = new KeyOffice("south", rack);
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
