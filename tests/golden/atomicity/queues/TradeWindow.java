// run: scan --only atomicity
// expect: atomicity
// Bukkit trade-plugin duplication: the window's monitor guards the window only; has() and take() of the player's shared inventory are separate, so two open windows sell the same stack
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.CountDownLatch;

enum Material { DIAMOND, IRON, EMERALD }

class PlayerInventory {
    private final Map<Material, Integer> stacks = new EnumMap<>(Material.class);

    synchronized void put(Material m, int n) {
        stacks.merge(m, n, Integer::sum);
    }

    synchronized boolean has(Material m, int n) {
        return stacks.getOrDefault(m, 0) >= n;
    }

    synchronized void take(Material m, int n) {
        stacks.merge(m, -n, Integer::sum);
    }

    synchronized int count(Material m) {
        return stacks.getOrDefault(m, 0);
    }
}

public class TradeWindow {
    private final PlayerInventory seller;
    private final Material item;
    private final int amount;
    private boolean done;

    TradeWindow(PlayerInventory seller, Material item, int amount) {
        this.seller = seller;
        this.item = item;
        this.amount = amount;
    }

    synchronized boolean confirm() {
        if (done) {
            return false;
        }
        if (seller.has(item, amount)) {
            seller.take(item, amount);
            done = true;
            return true;
        }
        return false;
    }

    public static void main(String[] args) throws InterruptedException {
        int doubled = 0;
        for (int round = 0; round < 2_000; round++) {
            PlayerInventory inv = new PlayerInventory();
            inv.put(Material.DIAMOND, 64);
            CountDownLatch go = new CountDownLatch(1);
            Thread[] ts = new Thread[2];
            for (int i = 0; i < ts.length; i++) {
                TradeWindow w = new TradeWindow(inv, Material.DIAMOND, 64);
                ts[i] = new Thread(() -> {
                    try {
                        go.await();
                    } catch (InterruptedException e) {
                        return;
                    }
                    w.confirm();
                });
                ts[i].start();
            }
            go.countDown();
            for (Thread t : ts) {
                t.join();
            }
            if (inv.count(Material.DIAMOND) < 0) {
                doubled++;
            }
        }
        System.out.println("doubled " + doubled);
    }
}
// corpus: unseen19
