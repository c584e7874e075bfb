// run: scan --only atomicity,stale-value
// expect: none
// Bank programs of the model checkers: the account is found in a map under the bank's lock and used by two calls.

import java.util.HashMap;
import java.util.Map;

public class BankLookupOk {
    public static class Account {
        private int balance;
        public synchronized int balance() { return balance; }
        public synchronized void add(int n) { balance += n; }
        public synchronized boolean take(int n) {
            if (balance < n)
                return false;
            balance -= n;
            return true;
        }
    }

    private final Map<String, Account> accounts = new HashMap<>();

    public synchronized void open(String name, Account account) { accounts.put(name, account); }

    public synchronized boolean withdraw(String name, int n) {
        Account a = accounts.get(name);
        return a.take(n);
    }
}
// corpus: published
