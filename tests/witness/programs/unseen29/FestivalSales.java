import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;

/** Ticket sale without locks: compare-and-set on the remaining places per category. */
public class FestivalSales {
    private static final String[] CATEGORIES = {"camping", "day", "backstage"};
    private static final int[] PRICES = {90, 45, 250};

    record Ticket(long serial, String category, String owner) { }

    static class BoxOffice {
        private final AtomicIntegerArray left;
        private final AtomicLong serials = new AtomicLong();
        private final AtomicLong revenue = new AtomicLong();
        private final Map<String, List<Ticket>> wallet = new ConcurrentHashMap<>();

        BoxOffice(int... places) {
            left = new AtomicIntegerArray(places);
        }

        boolean buy(String owner, int category) {
            int n;
            do {
                n = left.get(category);
                if (n == 0) {
                    return false;
                }
            } while (!left.compareAndSet(category, n, n - 1));
            Ticket t = new Ticket(serials.incrementAndGet(), CATEGORIES[category], owner);
            wallet.compute(owner, (k, old) -> {
                List<Ticket> grown = old == null ? new ArrayList<>() : new ArrayList<>(old);
                grown.add(t);
                return grown;
            });
            revenue.addAndGet(PRICES[category]);
            return true;
        }

        int ticketsOf(String owner) {
            return wallet.getOrDefault(owner, List.of()).size();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BoxOffice office = new BoxOffice(60, 120, 10);
        String[] fans = {"ann", "bert", "cleo"};
        CountDownLatch gate = new CountDownLatch(1);
        CountDownLatch finish = new CountDownLatch(6);
        for (int i = 0; i < 6; i++) {
            int id = i;
            new Thread(() -> {
                try {
                    gate.await();
                    for (int k = 0; k < 50; k++) {
                        office.buy(fans[(id + k) % fans.length], (id + k) % 3);
                        office.ticketsOf(fans[k % fans.length]);
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                } finally {
                    finish.countDown();
                }
            }).start();
        }
        gate.countDown();
        finish.await();
        for (String fan : fans) {
            System.out.println(fan + " holds " + office.ticketsOf(fan));
        }
        System.out.println("revenue " + office.revenue.get());
    }
}
