// run: scan --only lock-order --library
// expect: none
// The item tells its shelf after it has released its own lock.
public class LoopOk {
    public static class Shelf {
        private final Item[] items = { new Item(this), new Item(this) };
        private int total;
        public Item item(int i) { return items[i]; }
        public synchronized int sum() {
            int s = 0;
            for (Item i : items) s += i.price();
            return s;
        }
        public synchronized void changed(int d) { total += d; }
    }
    public static class Item {
        private final Shelf shelf;
        private int price;
        Item(Shelf s) { shelf = s; }
        public synchronized int price() { return price; }
        public void set(int p) {
            int d;
            synchronized (this) { d = p - price; price = p; }
            shelf.changed(d);
        }
    }
}
