// run: scan --only atomicity
// expect: atomicity
// Grab() finds the best slot and removes by that index in a second call; another raid party shifts the slots in between
import java.util.ArrayList;
import java.util.List;

public class LootDistributor {
    record Loot(String name, int value) { }

    static final class Chest {
        private final List<Loot> slots = new ArrayList<>();

        synchronized void drop(Loot l) {
            slots.add(l);
        }

        synchronized int bestSlot() {
            int best = -1;
            for (int i = 0; i < slots.size(); i++) {
                if (best < 0 || slots.get(i).value() > slots.get(best).value()) {
                    best = i;
                }
            }
            return best;
        }

        synchronized Loot removeAt(int slot) {
            return slots.remove(slot);
        }
    }

    static final class RaidParty {
        private final String name;
        private final List<Loot> bag = new ArrayList<>();

        RaidParty(String name) {
            this.name = name;
        }

        synchronized boolean grab(Chest chest) {
            int slot = chest.bestSlot();
            if (slot < 0) {
                return false;
            }
            bag.add(chest.removeAt(slot));
            return true;
        }

        synchronized String summary() {
            return name + " " + bag.stream().mapToInt(Loot::value).sum();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Chest chest = new Chest();
        for (int i = 0; i < 3000; i++) {
            chest.drop(new Loot("item" + i, i * 37 % 1000));
        }
        RaidParty red = new RaidParty("red");
        RaidParty blue = new RaidParty("blue");
        Thread r = new Thread(() -> drain(red, chest));
        Thread b = new Thread(() -> drain(blue, chest));
        r.start();
        b.start();
        r.join();
        b.join();
        System.out.println(red.summary() + " / " + blue.summary());
    }

    private static void drain(RaidParty p, Chest c) {
        boolean more = true;
        while (more) {
            more = p.grab(c);
        }
    }
}
// corpus: unseen9
