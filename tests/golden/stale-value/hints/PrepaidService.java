// run: scan --library --only stale-value
// expect: none
// the card's credit is looked at first, but spend() checks again under the card's monitor and its answer is what counts
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

public class PrepaidService {
    public static class Card {
        private long credit;

        public synchronized long credit() {
            return credit;
        }

        public synchronized void add(long units) {
            credit += units;
        }

        public synchronized boolean spend(long units) {
            if (credit < units) {
                return false;
            }
            credit -= units;
            return true;
        }
    }

    public enum Outcome { PAID, TOO_LITTLE, BAD_AMOUNT }

    private final Map<String, Card> cards = new ConcurrentHashMap<>();

    public Card card(String serial) {
        return cards.computeIfAbsent(serial, s -> new Card());
    }

    public Outcome pay(String serial, long units) {
        if (units <= 0) {
            return Outcome.BAD_AMOUNT;
        }
        Card c = card(serial);
        if (c.credit() < units) {
            return Outcome.TOO_LITTLE;
        }
        long withFee = units + fee(units);
        return c.spend(withFee) ? Outcome.PAID : Outcome.TOO_LITTLE;
    }

    private long fee(long units) {
        return units >= 1_000 ? 0 : 1 + units / 100;
    }
}
// corpus: unseen17
