// Figure 6's reason: two accounts have one implementation, and each locks itself. (i > k came by a flow, and is
// in nobody's boundary.) The accounts themselves are used by one thread each.
//
// run: scan --only object-race
// expect: object-race line=add
public class SharedInnerBad {
    static class AccountImpl {
        private int amount;

        void add(int by) {
            amount += by; // <- add
        }
    }

    static class Account {
        private final AccountImpl acc;

        Account(AccountImpl acc) {
            this.acc = acc;
        }

        synchronized void update(int by) {
            acc.add(by);
        }
    }

    public static void main(String[] args) {
        AccountImpl shared = new AccountImpl();
        Account one = new Account(shared);
        Account two = new Account(shared);
        new Thread(() -> one.update(1)).start();
        new Thread(() -> two.update(2)).start();
    }
}
