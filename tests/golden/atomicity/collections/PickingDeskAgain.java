// run: scan --only atomicity
// expect: atomicity
// each desk holds only its own monitor between shelf.has and shelf.take; two desks can both see the last piece
import java.util.HashMap;
import java.util.Map;

public class PickingDeskAgain {
    static final class Shelf {
        private final Map<String, Integer> pieces = new HashMap<>();

        synchronized void fill(String sku, int n) {
            pieces.merge(sku, n, Integer::sum);
        }

        synchronized boolean has(String sku) {
            return pieces.getOrDefault(sku, 0) > 0;
        }

        synchronized int take(String sku) {
            return pieces.merge(sku, -1, Integer::sum);
        }
    }

    static final class Desk {
        private final Shelf shelf;
        private int served;

        Desk(Shelf shelf) {
            this.shelf = shelf;
        }

        synchronized boolean serve(String sku) {
            if (!shelf.has(sku)) {
                return false;
            }
            int left = shelf.take(sku);
            if (left < 0) {
                throw new IllegalStateException("sold what we do not have: " + sku);
            }
            served++;
            return true;
        }

        synchronized int served() {
            return served;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Shelf shelf = new Shelf();
        shelf.fill("pen", 10_000);
        Desk[] desks = {new Desk(shelf), new Desk(shelf), new Desk(shelf)};
        Thread[] ts = new Thread[desks.length];
        for (int i = 0; i < ts.length; i++) {
            Desk d = desks[i];
            ts[i] = new Thread(() -> {
                while (d.serve("pen")) {
                    Thread.onSpinWait();
                }
            });
            ts[i].start();
        }
        int sum = 0;
        for (int i = 0; i < ts.length; i++) {
            ts[i].join();
            sum += desks[i].served();
        }
        System.out.println(sum);
    }
}
// corpus: unseen14
