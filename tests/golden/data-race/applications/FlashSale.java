// Slot indices are unique by getAndIncrement, attempts is one cell per buyer, all read after join.
// run: scan --only data-race
// expect: none
import java.util.concurrent.atomic.AtomicInteger;

public class FlashSale {
    static class Ticket {
        final String buyer;
        final int price;
        int rank;

        Ticket(String buyer, int price) {
            this.buyer = buyer;
            this.price = price;
        }
    }

    private final Ticket[] sold;
    private final int[] attempts;
    private final AtomicInteger cursor = new AtomicInteger();
    private final AtomicInteger missed = new AtomicInteger();

    FlashSale(int stock, int buyers) {
        sold = new Ticket[stock];
        attempts = new int[buyers];
    }

    boolean buy(int buyer, int price) {
        attempts[buyer]++;
        int slot = cursor.getAndIncrement();
        if (slot >= sold.length) {
            missed.incrementAndGet();
            return false;
        }
        Ticket t = new Ticket("buyer" + buyer, price);
        t.rank = slot + 1;
        sold[slot] = t;
        return true;
    }

    int remaining() {
        return Math.max(0, sold.length - cursor.get());
    }

    long revenue() {
        long sum = 0;
        for (Ticket t : sold) {
            if (t != null) {
                sum += t.price;
            }
        }
        return sum;
    }

    public static void main(String[] args) throws InterruptedException {
        int buyers = 4;
        FlashSale sale = new FlashSale(100, buyers);
        Thread[] threads = new Thread[buyers];
        for (int b = 0; b < buyers; b++) {
            final int id = b;
            threads[b] = new Thread(() -> {
                while (sale.buy(id, 10 + id)) {
                    Thread.yield();
                }
            }, "buyer" + b);
        }
        for (Thread t : threads) {
            t.start();
        }
        System.out.println("remaining ok " + (sale.remaining() <= 100));
        for (Thread t : threads) {
            t.join();
        }
        int tries = 0;
        for (int a : sale.attempts) {
            tries += a;
        }
        System.out.println("tries " + tries + " missed " + sale.missed.get() + " revenue ok " + (sale.revenue() >= 1000));
    }
}
// corpus: unseen27
