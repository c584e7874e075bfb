// run: scan --library --only atomicity
// expect: none
// the book's monitor is held over levels() and copyTo(), so nothing changes in between
import java.util.ArrayList;
import java.util.List;

public class DepthRecorder {
    public record Tier(long price, int size) {}

    public static class TierBook {
        private final List<Tier> tiers = new ArrayList<>();

        public synchronized void quote(long price, int size) {
            tiers.add(new Tier(price, size));
        }

        public synchronized boolean cancel(long price) {
            return tiers.removeIf(l -> l.price() == price);
        }

        public synchronized int depth() {
            return tiers.size();
        }

        public synchronized void copyTo(Tier[] target) {
            for (int i = 0; i < tiers.size(); i++) {
                target[i] = tiers.get(i);
            }
        }
    }

    private Tier[] latest = new Tier[0];
    private long taken;

    public synchronized void capture(TierBook book) {
        synchronized (book) {
            Tier[] next = new Tier[book.depth()];
            book.copyTo(next);
            latest = next;
        }
        taken++;
    }

    public synchronized long notional() {
        long sum = 0;
        for (Tier t : latest) {
            sum += t.price() * t.size();
        }
        return sum;
    }

    public synchronized long taken() {
        return taken;
    }
}
// corpus: unseen12
