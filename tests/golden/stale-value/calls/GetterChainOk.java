// run: scan --library --only stale-value
// expect: none
// Under the lock of what the getter returns, by whichever name; of two owners.
public class GetterChainOk {
    public static class Owner {
        private final Account account = new Account();

        public Account account() { return account; }
    }

    public void interest(Owner owner) {
        synchronized (owner.account()) {
            owner.account().set(owner.account().balance() * 2);
        }
    }

    public void charge(Owner owner, int amount) {
        Account account = owner.account();
        synchronized (account) {
            if (owner.account().balance() >= amount)
                owner.account().withdraw(amount);
        }
    }

    public void copy(Owner from, Owner to) {
        to.account().set(from.account().balance());
    }
}

class Account {
    private int balance;

    synchronized int balance() { return balance; }

    synchronized void set(int value) { balance = value; }

    synchronized void withdraw(int amount) { balance -= amount; }
}
