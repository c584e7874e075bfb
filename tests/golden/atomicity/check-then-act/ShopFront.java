// run: scan --only atomicity
// expect: atomicity
// Shop.sell holds the shop and calls stock.available and stock.remove; the wholesale thread removes from the same Stock directly in between, so the stock goes negative.
public class ShopFront {
    static class Stock {
        private int items;

        Stock(int items) {
            this.items = items;
        }

        synchronized int available() {
            return items;
        }

        synchronized void remove(int n) {
            items -= n;
        }

        synchronized int removeUpTo(int n) {
            int k = Math.min(n, items);
            items -= k;
            return k;
        }
    }

    static class Shop {
        private final Stock stock;
        private int revenue;

        Shop(Stock stock) {
            this.stock = stock;
        }

        synchronized boolean sell(int n, int price) {
            if (stock.available() >= n) {
                stock.remove(n);
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
                stock.removeUpTo(2);
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
