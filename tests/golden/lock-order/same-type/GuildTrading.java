// run: scan --only lock-order
// expect: lock-order
// tradeWith holds the giver's monitor and enters the taker's monitor; two adventurers trading with each other at once block for ever
import java.util.ArrayList;
import java.util.List;

class Adventurer {
    private final String name;
    private final List<String> bag = new ArrayList<>();
    private int gold;

    Adventurer(String name, int gold, String... items) {
        this.name = name;
        this.gold = gold;
        bag.addAll(List.of(items));
    }

    synchronized boolean tradeWith(Adventurer buyer, String item, int price) {
        if (!bag.contains(item)) {
            return false;
        }
        if (!buyer.accept(item, price)) {
            return false;
        }
        bag.remove(item);
        gold += price;
        return true;
    }

    private synchronized boolean accept(String item, int price) {
        if (gold < price) {
            return false;
        }
        gold -= price;
        bag.add(item);
        return true;
    }

    synchronized String sheet() {
        return name + " gold=" + gold + " bag=" + bag;
    }
}

public class GuildTrading {
    public static void main(String[] args) throws InterruptedException {
        Adventurer thorn = new Adventurer("Thorn", 500, "axe", "rope");
        Adventurer elva = new Adventurer("Elva", 500, "bow", "lamp");

        Thread first = new Thread(() -> {
            for (int i = 0; i < 10_000; i++) {
                thorn.tradeWith(elva, i % 2 == 0 ? "axe" : "bow", 1);
            }
        }, "thorn-client");
        Thread second = new Thread(() -> {
            for (int i = 0; i < 10_000; i++) {
                elva.tradeWith(thorn, i % 2 == 0 ? "axe" : "bow", 1);
            }
        }, "elva-client");
        first.start();
        second.start();
        first.join();
        second.join();
        System.out.println(thorn.sheet());
        System.out.println(elva.sheet());
    }
}
// corpus: unseen17
