// run: scan --only stale-value
// expect: stale-value
// balance is read through a synchronized getter, compared, and then withdrawn in a second synchronized call, so two tellers overdraw the account
import java.util.ArrayList;
import java.util.List;

class CheckingAccount {
    private final String iban;
    private long cents;

    CheckingAccount(String iban, long cents) {
        this.iban = iban;
        this.cents = cents;
    }

    public String iban() {
        return iban;
    }

    public synchronized long getBalance() {
        return cents;
    }

    public synchronized void withdraw(long amount) {
        cents -= amount;
    }

    public synchronized void deposit(long amount) {
        cents += amount;
    }
}

public class BranchTeller {
    private final List<String> slips = new ArrayList<>();

    public CheckingAccount open(String iban, long initial) {
        return new CheckingAccount(iban, initial);
    }

    public boolean payOut(CheckingAccount account, long amount) {
        if (amount <= 0) {
            throw new IllegalArgumentException("amount " + amount);
        }
        if (account.getBalance() >= amount) {
            account.withdraw(amount);
            synchronized (slips) {
                slips.add(account.iban() + " -" + amount);
            }
            return true;
        }
        return false;
    }
}
// corpus: unseen
