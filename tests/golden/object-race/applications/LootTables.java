// One Dice (plain LCG state) is injected into all Dungeon threads that roll it concurrently.
// run: scan --only data-race,object-race --min-severity medium
// expect: data-race field=LootTables$Dice.state
// expect: object-race class=LootTables$Dice
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class LootTables {
    static class Dice {
        private long state;

        Dice(long seed) {
            state = seed;
        }

        int roll(int sides) {
            state = state * 6364136223846793005L + 1442695040888963407L;
            return (int) ((state >>> 33) % sides) + 1;
        }
    }

    static class LootTable {
        private final List<String> items;
        private final Dice dice;

        LootTable(Dice dice, String... items) {
            this.dice = dice;
            this.items = List.of(items);
        }

        String draw() {
            return items.get(dice.roll(items.size()) - 1);
        }
    }

    static class Dungeon implements Runnable {
        private final LootTable table;
        private final Map<String, Integer> haul;

        Dungeon(LootTable table, Map<String, Integer> haul) {
            this.table = table;
            this.haul = haul;
        }

        @Override
        public void run() {
            for (int chest = 0; chest < 100; chest++) {
                haul.merge(table.draw(), 1, Integer::sum);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Dice dice = new Dice(20260101L);
        Map<String, Integer> haul = new ConcurrentHashMap<>();
        List<Thread> threads = new ArrayList<>();
        threads.add(new Thread(new Dungeon(new LootTable(dice, "sword", "shield"), haul)));
        threads.add(new Thread(new Dungeon(new LootTable(dice, "gem", "gold", "dust"), haul)));
        threads.forEach(Thread::start);
        for (Thread t : threads) {
            t.join();
        }
        System.out.println(haul.values().stream().mapToInt(Integer::intValue).sum());
    }
}
