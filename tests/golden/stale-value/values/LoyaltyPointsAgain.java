// run: scan --only stale-value
// expect: stale-value
// award reads with points() and writes with setPoints(), the lock is free in between; awards are lost
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;

public class LoyaltyPointsAgain {
    static final class Card {
        private final String owner;
        private int points;

        Card(String owner) {
            this.owner = owner;
        }

        String owner() {
            return owner;
        }

        synchronized int points() {
            return points;
        }

        synchronized void setPoints(int p) {
            points = p;
        }
    }

    enum Tier {
        BASIC(1), SILVER(2), GOLD(3);

        final int factor;

        Tier(int factor) {
            this.factor = factor;
        }

        static Tier of(int points) {
            return points > 5000 ? GOLD : points > 1000 ? SILVER : BASIC;
        }
    }

    static void award(Card card, int euros) {
        int now = card.points();
        int gain = euros * Tier.of(now).factor;
        card.setPoints(now + gain);
    }

    public static void main(String[] args) throws InterruptedException {
        List<Card> cards = new ArrayList<>(List.of(new Card("ann"), new Card("bob")));
        ExecutorService tills = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 2000; i++) {
            Card c = cards.get(i % cards.size());
            tills.execute(() -> award(c, 3));
        }
        tills.shutdown();
        tills.awaitTermination(10, TimeUnit.SECONDS);
        cards.forEach(c -> System.out.println(c.owner() + " " + c.points()));
    }
}
// corpus: unseen16
