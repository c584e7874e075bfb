// run: scan --only atomicity
// expect: none
// repaired Bukkit trade duplication: the trade holds the chest's own monitor over has() and take(); windows come before chests in every path
import java.util.EnumMap;
import java.util.Map;

enum Ore { COAL, GOLD, QUARTZ }

class Chest {
    private final Map<Ore, Integer> stacks = new EnumMap<>(Ore.class);

    synchronized void put(Ore m, int n) {
        stacks.merge(m, n, Integer::sum);
    }

    synchronized boolean has(Ore m, int n) {
        return stacks.getOrDefault(m, 0) >= n;
    }

    synchronized void take(Ore m, int n) {
        stacks.merge(m, -n, Integer::sum);
    }

    synchronized int count(Ore m) {
        return stacks.getOrDefault(m, 0);
    }
}

public class ChestTrade {
    private final Chest chest;
    private final Ore item;
    private final int amount;
    private boolean done;

    ChestTrade(Chest chest, Ore item, int amount) {
        this.chest = chest;
        this.item = item;
        this.amount = amount;
    }

    synchronized boolean confirm() {
        if (done) {
            return false;
        }
        synchronized (chest) {
            if (!chest.has(item, amount)) {
                return false;
            }
            chest.take(item, amount);
        }
        done = true;
        return true;
    }

    public static void main(String[] args) throws InterruptedException {
        Chest chest = new Chest();
        chest.put(Ore.GOLD, 1_000);
        int[] won = new int[4];
        Thread[] players = new Thread[won.length];
        for (int i = 0; i < players.length; i++) {
            int n = i;
            players[i] = new Thread(() -> {
                for (int k = 0; k < 500; k++) {
                    if (new ChestTrade(chest, Ore.GOLD, 1).confirm()) {
                        won[n]++;
                    }
                }
            }, "player-" + i);
            players[i].start();
        }
        int sum = 0;
        for (int i = 0; i < players.length; i++) {
            players[i].join();
            sum += won[i];
        }
        System.out.println(sum + " " + chest.count(Ore.GOLD));
    }
}
// corpus: unseen19
