// Check and take are separately synchronized methods but every caller runs both inside synchronized(shelf), the same reentrant monitor.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: none
// corpus: unseen31
import java.util.HashMap;
import java.util.Map;

public class PantryKeeper {
    static class Shelf {
        private final Map<String, Integer> items = new HashMap<>();

        synchronized int count(String item) {
            return items.getOrDefault(item, 0);
        }

        synchronized void put(String item, int n) {
            items.merge(item, n, Integer::sum);
        }

        synchronized void take(String item, int n) {
            int left = items.get(item) - n;
            if (left < 0) {
                throw new IllegalStateException(item);
            }
            items.put(item, left);
        }
    }

    static class Cook extends Thread {
        private final Shelf shelf;
        private int dishes;

        Cook(Shelf shelf) {
            this.shelf = shelf;
        }

        private boolean fetch(String a, String b) {
            synchronized (shelf) {
                if (shelf.count(a) >= 2 && shelf.count(b) >= 1) {
                    shelf.take(a, 2);
                    shelf.take(b, 1);
                    return true;
                }
                return false;
            }
        }

        @Override
        public void run() {
            while (fetch("egg", "flour")) {
                dishes++;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Shelf shelf = new Shelf();
        shelf.put("egg", 101);
        shelf.put("flour", 70);
        Cook c1 = new Cook(shelf);
        Cook c2 = new Cook(shelf);
        c1.start();
        c2.start();
        c1.join();
        c2.join();
        System.out.println(c1.dishes + c2.dishes + " left " + shelf.count("egg"));
    }
}
