// run: scan --only stale-value
// expect: stale-value method=JcipTransferBad.transfer line=here
// Java Concurrency in Practice, listings 10.2 and 10.3 transferMoney: the check and the debit.

public class JcipTransferBad {
    public static class Account {
        private long balance;

        public synchronized long balance() { return balance; }

        public synchronized void debit(long n) { balance -= n; }

        public synchronized void credit(long n) { balance += n; }
    }

    private static final Object tie = new Object();

    public static void transfer(Account from, Account to, long n) {
        if (from.balance() < n)
            throw new IllegalStateException("insufficient funds");
        from.debit(n); // <- here
        to.credit(n);
    }
}
// corpus: published
