// run: scan --library --only atomicity
// expect: none
// the account's state is fetched once as an immutable record, all decisions use that one snapshot
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class CreditRating {
    public record State(long balance, long limit, int lateDays) { }

    public interface Account {
        State state();
    }

    public static class CardAccount implements Account {
        private long balance;
        private long limit;
        private int lateDays;

        public CardAccount(long limit) {
            this.limit = limit;
        }

        public synchronized void charge(long cents) {
            balance += cents;
            limit = Math.max(limit, balance);
        }

        public synchronized void late(int days) {
            lateDays += days;
        }

        @Override
        public synchronized State state() {
            return new State(balance, limit, lateDays);
        }
    }

    private final ReentrantReadWriteLock lock = new ReentrantReadWriteLock();
    private final Map<String, Integer> scores = new HashMap<>();

    public int rate(String customer, Account account) {
        lock.writeLock().lock();
        try {
            State s = account.state();
            int score = 100;
            if (s.limit() > 0) {
                score -= (int) (50 * s.balance() / s.limit());
            }
            score -= Math.min(50, s.lateDays());
            scores.put(customer, score);
            return score;
        } finally {
            lock.writeLock().unlock();
        }
    }

    public Integer score(String customer) {
        lock.readLock().lock();
        try {
            return scores.get(customer);
        } finally {
            lock.readLock().unlock();
        }
    }
}
// corpus: unseen17
