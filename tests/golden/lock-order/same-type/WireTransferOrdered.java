// run: scan --only lock-order
// expect: none
// accounts are locked in the order of their unique id
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

public class WireTransferOrdered {
    static class InsufficientFunds extends Exception {
        InsufficientFunds(String m) { super(m); }
    }
    static class Acct {
        private final int id;
        private BigDecimal balance;
        private final List<String> history = new ArrayList<>();
        Acct(int id, BigDecimal b) { this.id = id; this.balance = b; }
        int id() { return id; }
        void debit(BigDecimal d) throws InsufficientFunds {
            if (balance.compareTo(d) < 0) throw new InsufficientFunds("account " + id);
            balance = balance.subtract(d);
            history.add("-" + d);
        }
        void credit(BigDecimal d) { balance = balance.add(d); history.add("+" + d); }
    }
    static class Teller {
        void transfer(Acct from, Acct to, BigDecimal amount) throws InsufficientFunds {
            Acct first = from.id() < to.id() ? from : to;
            Acct second = from.id() < to.id() ? to : from;
            synchronized (first) {
                synchronized (second) {
                    from.debit(amount);
                    to.credit(amount);
                }
            }
        }
    }
    public static void main(String[] args) throws Exception {
        Acct a = new Acct(1, new BigDecimal("100"));
        Acct b = new Acct(2, new BigDecimal("100"));
        Teller teller = new Teller();
        Thread t1 = new Thread(() -> run(teller, a, b));
        Thread t2 = new Thread(() -> run(teller, b, a));
        t1.start();
        t2.start();
        t1.join();
        t2.join();
    }
    private static void run(Teller t, Acct x, Acct y) {
        for (int i = 0; i < 1000; i++) {
            try {
                t.transfer(x, y, BigDecimal.ONE);
            } catch (InsufficientFunds e) {
                System.err.println(e.getMessage());
            }
        }
    }
}
// corpus: unseen
