// run: scan --only lock-order --library
// expect: none
// The order is a total order on a final unique key, decided by compareTo.
public class TransferCompareToOk {
    public static final class Account implements Comparable<Account> {
        private static long next;
        private final long key;
        private long balance;
        public Account() { synchronized (Account.class) { key = next++; } }
        @Override public int compareTo(Account o) { return Long.compare(key, o.key); }
    }
    public static void transfer(Account from, Account to, long n) {
        Account lo = from, hi = to;
        if (from.compareTo(to) > 0) { lo = to; hi = from; }
        synchronized (lo) {
            synchronized (hi) {
                from.balance -= n;
                to.balance += n;
            }
        }
    }
}
