// reference is written with both locks held and read with one of them, so each pair shares a lock; bids and asks have one lock each.
// run: scan --only data-race
// expect: none
public class Exchange {
    private final Object bidLock = new Object();
    private final Object askLock = new Object();
    private int reference = 100;
    private int bids;
    private int asks;

    void fix(int price) {
        synchronized (bidLock) {
            synchronized (askLock) {
                reference = price;
            }
        }
    }

    boolean bid(int price) {
        synchronized (bidLock) {
            if (price < reference) {
                return false;
            }
            bids++;
            return true;
        }
    }

    boolean ask(int price) {
        synchronized (askLock) {
            if (price > reference) {
                return false;
            }
            asks++;
            return true;
        }
    }

    String state() {
        synchronized (bidLock) {
            synchronized (askLock) {
                return bids + "/" + asks + "@" + reference;
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Exchange exchange = new Exchange();
        Thread buyer = new Thread(() -> {
            for (int i = 0; i < 500; i++) {
                exchange.bid(90 + i % 20);
            }
        });
        Thread seller = new Thread(() -> {
            for (int i = 0; i < 500; i++) {
                exchange.ask(90 + i % 20);
            }
        });
        buyer.start();
        seller.start();
        for (int i = 0; i < 50; i++) {
            exchange.fix(95 + i % 10);
        }
        buyer.join();
        seller.join();
        System.out.println(exchange.state());
    }
}
// corpus: unseen26
