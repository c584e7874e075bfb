// run: scan --only stale-value
// expect: stale-value
// redeem reads the balance with a synchronized getter and writes it with a synchronized setter; two redeems spend the money twice
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Stream;

public class GiftCards {
    static final class Card {
        private long balance;

        Card(long balance) {
            this.balance = balance;
        }

        synchronized long balance() {
            return balance;
        }

        synchronized Card balance(long next) {
            this.balance = next;
            return this;
        }
    }

    private final LongAdder paid = new LongAdder();

    boolean redeem(Card card, long cents) {
        long before = card.balance();
        if (before < cents) {
            return false;
        }
        card.balance(before - cents);
        paid.add(cents);
        return true;
    }

    public static void main(String[] args) throws Exception {
        GiftCards shop = new GiftCards();
        Card card = new Card(10_000);
        ExecutorService pool = Executors.newFixedThreadPool(4);
        Callable<Integer> spender = () -> {
            int n = 0;
            while (shop.redeem(card, 5)) {
                n++;
            }
            return n;
        };
        List<Future<Integer>> spenders = Stream.generate(() -> spender).limit(4).map(pool::submit).toList();
        int times = 0;
        for (Future<Integer> f : spenders) {
            times += f.get();
        }
        pool.shutdown();
        System.out.println(times + " redeems, paid " + shop.paid.sum());
    }
}
// corpus: unseen15
