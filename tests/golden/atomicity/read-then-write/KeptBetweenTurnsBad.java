// run: scan --library --only atomicity
// What one turn got is given to the next.
import java.util.List;

public class KeptBetweenTurnsBad {
    public static class Account {
        private int balance;

        public synchronized void pay(int n) {
            balance += n;
        }

        public synchronized int addTo(int sum, int share) {
            return sum + balance / share;
        }
    }

    private final Account account;
    private int last;

    public KeptBetweenTurnsBad(Account account) {
        this.account = account;
    }

    public synchronized void sum(List<Integer> shares) {
        int total = 0;
        for (int share : shares)
            total = account.addTo(total, share); // expect: atomicity
        last = total;
    }

    public synchronized int last() {
        return last;
    }
}
