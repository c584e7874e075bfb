// run: scan --only lock-order --library
// expect: none
// The account with the smaller id is locked first; ids are unique.
import java.util.concurrent.atomic.AtomicInteger;

public class TransferByIdOk {
    public static class Account {
        private static final AtomicInteger NEXT = new AtomicInteger();
        private final int id = NEXT.incrementAndGet();
        private int balance;
    }
    public static void transfer(Account from, Account to, int n) {
        Account first = from.id < to.id ? from : to;
        Account second = from.id < to.id ? to : from;
        synchronized (first) {
            synchronized (second) {
                from.balance -= n;
                to.balance += n;
            }
        }
    }
}
