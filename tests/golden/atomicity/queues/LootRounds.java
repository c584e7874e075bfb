// run: scan --only atomicity
// expect: none
// every step of the loop is one poll on a different chest and its answer is checked; nothing is assumed between the chests
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

public class LootRounds {
    static final class LootChest {
        private final Deque<String> items = new ArrayDeque<>();

        synchronized void put(String item) {
            items.add(item);
        }

        synchronized String poll() {
            return items.poll();
        }
    }

    static final class Collector {
        private final List<String> bag = new ArrayList<>();
        private final LootChest[] chests;

        Collector(LootChest... chests) {
            this.chests = chests.clone();
        }

        synchronized int round() {
            int got = 0;
            for (LootChest chest : chests) {
                String item = chest.poll();
                if (item != null) {
                    bag.add(item);
                    got++;
                }
            }
            return got;
        }

        synchronized int bagSize() {
            return bag.size();
        }
    }

    public static void main(String[] args) throws Exception {
        LootChest wood = new LootChest();
        LootChest iron = new LootChest();
        for (int i = 0; i < 1000; i++) {
            wood.put("wood" + i);
            iron.put("iron" + i);
        }
        Collector ann = new Collector(wood, iron);
        Collector bob = new Collector(iron, wood);
        Thread a = new Thread(() -> collect(ann));
        Thread b = new Thread(() -> collect(bob));
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(ann.bagSize() + bob.bagSize());
    }

    private static void collect(Collector c) {
        int got;
        do {
            got = c.round();
        } while (got > 0);
    }
}
// corpus: unseen13
