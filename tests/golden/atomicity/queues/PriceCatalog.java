// run: scan --only atomicity
// expect: atomicity
// Reprice() holds the catalogue, reads the shared shelf's price and stores the new one in a second step; the other catalogue's change is overwritten
import java.util.ArrayDeque;
import java.util.Deque;

public class PriceCatalog {
    static class Shelf {
        private int price = 100;

        synchronized int price() {
            return price;
        }

        synchronized void label(int p) {
            price = p;
        }
    }

    private final Shelf shelf;
    private final Deque<Integer> history = new ArrayDeque<>();

    PriceCatalog(Shelf shelf) {
        this.shelf = shelf;
    }

    synchronized void reprice(int delta) {
        int p = adjusted(delta);
        if (history.size() == 10) {
            history.removeFirst();
        }
        history.addLast(p);
        shelf.label(p);
    }

    private int adjusted(int delta) {
        return shelf.price() + delta;
    }

    synchronized String history() {
        return history.toString();
    }

    public static void main(String[] args) throws InterruptedException {
        Shelf shelf = new Shelf();
        PriceCatalog a = new PriceCatalog(shelf);
        PriceCatalog b = new PriceCatalog(shelf);
        Thread t = new Thread(() -> {
            for (int i = 0; i < 10_000; i++) {
                a.reprice(1);
            }
        });
        t.start();
        for (int i = 0; i < 10_000; i++) {
            b.reprice(-1);
        }
        t.join();
        System.out.println(shelf.price() + " " + a.history() + " " + b.history());
    }
}
// corpus: unseen10
