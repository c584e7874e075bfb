// run: scan --only atomicity
// expect: none
// Stock.removeIfAvailable checks and removes in one critical section, and Shop.sell calls only that.
public class ShopFrontFixed {
    static class Stock {
        private int items;

        Stock(int items) {
            this.items = items;
        }

        synchronized boolean removeIfAvailable(int n) {
            if (items < n) {
                return false;
            }
            items -= n;
            return true;
        }

        synchronized int available() {
            return items;
        }
    }

    static class Shop {
        private final Stock stock;
        private int revenue;

        Shop(Stock stock) {
            this.stock = stock;
        }

        synchronized boolean sell(int n, int price) {
            if (stock.removeIfAvailable(n)) {
                revenue += n * price;
                return true;
            }
            return false;
        }

        synchronized int revenue() {
            return revenue;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Stock stock = new Stock(100);
        Shop shop = new Shop(stock);
        Thread customer = new Thread(() -> {
            while (shop.sell(3, 10)) {
                Thread.yield();
            }
        });
        Thread wholesale = new Thread(() -> {
            for (int i = 0; i < 10; i++) {
                stock.removeIfAvailable(2);
            }
        });
        customer.start();
        wholesale.start();
        customer.join();
        wholesale.join();
        System.out.println(stock.available() + " left, " + shop.revenue());
    }
}
// corpus: unseen
