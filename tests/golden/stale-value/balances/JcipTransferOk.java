// run: scan --only atomicity,stale-value
// expect: none
// Java Concurrency in Practice, listings 10.2 and 10.3 transferMoney: the check and the debit.

public class JcipTransferOk {
    public static class Account {
        private long balance;

        public synchronized long balance() { return balance; }

        public synchronized void debit(long n) { balance -= n; }

        public synchronized void credit(long n) { balance += n; }
    }

    private static final Object tie = new Object();

    public static void transfer(Account from, Account to, long n) {
        int f = System.identityHashCode(from), t = System.identityHashCode(to);
        Account first = f < t ? from : to, second = f < t ? to : from;
        synchronized (first) {
            synchronized (second) {
                if (from.balance() < n)
                    throw new IllegalStateException("insufficient funds");
                from.debit(n);
                to.credit(n);
            }
        }
    }
}
// corpus: published
