// run: scan --only lock-order --library
// expect: none
// identityHashCode decides, a tie lock guards equal hashes (Java Concurrency in Practice, listing 10.3).
public class TransferByHashOk {
    public static class Account { private int balance; }
    private static final Object tieLock = new Object();
    private static void move(Account from, Account to, int n) {
        from.balance -= n;
        to.balance += n;
    }
    public static void transfer(Account from, Account to, int n) {
        int f = System.identityHashCode(from), t = System.identityHashCode(to);
        if (f < t) {
            synchronized (from) { synchronized (to) { move(from, to, n); } }
        } else if (f > t) {
            synchronized (to) { synchronized (from) { move(from, to, n); } }
        } else {
            synchronized (tieLock) {
                synchronized (from) { synchronized (to) { move(from, to, n); } }
            }
        }
    }
}
