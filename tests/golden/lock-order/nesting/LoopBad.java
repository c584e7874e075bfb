// run: scan --only lock-order --library
// expect: lock-order locks=LoopBad$Item,LoopBad$Shelf
// A loop locks every item under the shelf; an item locks the shelf.
public class LoopBad {
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
        public synchronized void set(int p) { shelf.changed(p - price); price = p; }
    }
}
