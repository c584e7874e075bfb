// run: scan --only atomicity
// expect: atomicity
// context is the class lock of a static synchronized method, the witness a shared cart
public class StaticContext {
    private static int shipped;

    public static Cart cart() {
        return new Cart();
    }

    public static synchronized String invoice(Cart cart) {
        int n = cart.items();
        int total = cart.cents();
        shipped += n;
        return n + " items, " + total + " cents, shipped " + shipped;
    }

    public static class Cart {
        private int items;
        private int cents;

        public synchronized int items() {
            return items;
        }

        public synchronized int cents() {
            return cents;
        }

        public synchronized void add(int price) {
            items++;
            cents += price;
        }
    }
}
// corpus: unseen
