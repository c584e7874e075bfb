// All methods are synchronized.
//
// run: scan --only object-race
// expect: none
public class AllSynchronized {
    static class Account {
        private long balance;
        private String note = "";

        synchronized void deposit(long by) {
            balance += by;
            remember("deposit");
        }

        private void remember(String what) {
            note = what;
        }

        synchronized long balance() {
            return balance;
        }

        synchronized String note() {
            return note;
        }
    }

    public static void main(String[] args) {
        Account account = new Account();
        for (int i = 0; i < 3; i++)
            new Thread(() -> account.deposit(1)).start();
        System.out.println(account.balance() + account.note());
    }
}
