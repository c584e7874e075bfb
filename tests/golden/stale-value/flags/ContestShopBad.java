// run: scan --only stale-value
// expect: stale-value method=ContestShopBad$Customer.run line=here
// ConTest Shop: the last item is sold twice.

public class ContestShopBad {
    static class Shop {
        private int items = 10;

        synchronized int items() { return items; }

        synchronized void sell() { items--; }

        synchronized void supply(int n) { items += n; }

        synchronized boolean trySell() {
            if (items == 0)
                return false;
            items--;
            return true;
        }
    }

    static class Customer implements Runnable {
        private final Shop shop;

        Customer(Shop shop) { this.shop = shop; }

        @Override
        public void run() {
            if (shop.items() > 0) {
                shop.sell(); // <- here
                System.out.println("bought");
            }
        }
    }

    public static void main(String[] args) {
        Shop shop = new Shop();
        Customer c = new Customer(shop);
        new Thread(c).start();
        new Thread(c).start();
        shop.supply(3);
    }
}
// corpus: published
