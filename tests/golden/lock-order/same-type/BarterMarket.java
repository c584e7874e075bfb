// run: scan --only lock-order
// expect: none
// both traders' monitors are taken, but always the one with the smaller unique final id first
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

class Trader {
    private static final AtomicInteger NEXT = new AtomicInteger();

    private final int id = NEXT.getAndIncrement();
    private final List<String> bag = new ArrayList<>();
    private int gold;

    Trader(int gold, String... items) {
        this.gold = gold;
        bag.addAll(List.of(items));
    }

    boolean sellTo(Trader buyer, String item, int price) {
        if (buyer == this) {
            return false;
        }
        Trader low = id < buyer.id ? this : buyer;
        Trader high = low == this ? buyer : this;
        synchronized (low) {
            synchronized (high) {
                return swap(buyer, item, price);
            }
        }
    }

    private boolean swap(Trader buyer, String item, int price) {
        if (buyer.gold < price || !bag.remove(item)) {
            return false;
        }
        buyer.gold -= price;
        gold += price;
        buyer.bag.add(item);
        return true;
    }

    synchronized String sheet() {
        return id + " gold=" + gold + " bag=" + bag;
    }
}

public class BarterMarket {
    public static void main(String[] args) throws InterruptedException {
        Trader a = new Trader(300, "axe");
        Trader b = new Trader(300, "bow");
        Thread first = new Thread(() -> haggle(a, b));
        Thread second = new Thread(() -> haggle(b, a));
        first.start();
        second.start();
        first.join();
        second.join();
        System.out.println(a.sheet());
        System.out.println(b.sheet());
    }

    private static void haggle(Trader x, Trader y) {
        for (int i = 0; i < 5_000; i++) {
            x.sellTo(y, i % 2 == 0 ? "axe" : "bow", 1 + i % 3);
        }
    }
}
// corpus: unseen17
