// run: scan --library --only stale-value
// The same account is asked for twice, by a getter: of a final field, of a record, of a field that is set once more.
public class GetterChainBad {
    public static class Owner {
        private final Account account = new Account();

        public Account account() { return account; }
    }

    public static class Branch {
        private Owner owner = new Owner();

        public synchronized Owner getOwner() { return owner; }

        public synchronized void setOwner(Owner owner) { this.owner = owner; }
    }

    public void interest(Owner owner) {
        owner.account().set(owner.account().balance() * 2); // expect: stale-value severity=high
    }

    public void charge(Branch branch, int amount) {
        if (branch.getOwner().account().balance() >= amount)
            branch.getOwner().account().withdraw(amount); // expect: stale-value severity=medium
    }

    public void local(Owner owner, int amount) {
        Account account = owner.account();
        if (account.balance() >= amount)
            owner.account().withdraw(amount); // expect: stale-value severity=medium
    }
}

class Account {
    private int balance;

    synchronized int balance() { return balance; }

    synchronized void set(int value) { balance = value; }

    synchronized void withdraw(int amount) { balance -= amount; }
}
