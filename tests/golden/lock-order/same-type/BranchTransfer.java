// run: scan --only lock-order
// expect: lock-order
// SettlementDesk.move locks the source account and, two calls deeper (Posting.apply -> Account.credit), the target; two tellers move money in opposite directions between the same two accounts and deadlock.
package bank.branch;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

class Account {
    private final String iban;
    private BigDecimal balance;
    private final List<String> history = new ArrayList<>();

    Account(String iban, BigDecimal balance) {
        this.iban = iban;
        this.balance = balance;
    }

    String iban() { return iban; }

    synchronized BigDecimal balance() { return balance; }

    synchronized void credit(BigDecimal amount, String ref) {
        balance = balance.add(amount);
        history.add("+" + amount + " " + ref);
    }

    synchronized void debitThen(BigDecimal amount, Posting follow) {
        if (balance.compareTo(amount) < 0) {
            throw new IllegalStateException("insufficient funds on " + iban);
        }
        balance = balance.subtract(amount);
        history.add("-" + amount);
        follow.apply(amount);
    }
}

interface Posting {
    void apply(BigDecimal amount);
}

class CreditPosting implements Posting {
    private final Account target;
    private final String reference;

    CreditPosting(Account target, String reference) {
        this.target = target;
        this.reference = reference;
    }

    @Override
    public void apply(BigDecimal amount) {
        book(amount.stripTrailingZeros());
    }

    private void book(BigDecimal amount) {
        target.credit(amount, reference);
    }
}

class SettlementDesk {
    void move(Account from, Account to, BigDecimal amount) {
        from.debitThen(amount, new CreditPosting(to, "from " + from.iban()));
    }
}

class Teller extends Thread {
    private final SettlementDesk desk;
    private final Account from;
    private final Account to;

    Teller(String name, SettlementDesk desk, Account from, Account to) {
        super(name);
        this.desk = desk;
        this.from = from;
        this.to = to;
    }

    @Override
    public void run() {
        for (int i = 0; i < 50_000; i++) {
            try {
                desk.move(from, to, BigDecimal.ONE);
            } catch (IllegalStateException e) {
                Thread.yield();
            }
        }
    }
}

public class BranchTransfer {
    public static void main(String[] args) throws InterruptedException {
        Account giro = new Account("DE01", new BigDecimal("1000000"));
        Account savings = new Account("DE02", new BigDecimal("1000000"));
        SettlementDesk desk = new SettlementDesk();
        Teller a = new Teller("anna", desk, giro, savings);
        Teller b = new Teller("bert", desk, savings, giro);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(giro.balance() + " " + savings.balance());
    }
}
// corpus: unseen
