// run: scan --only lock-order
// expect: lock-order
// Two tellers run transfer() in opposite directions between the same two accounts; transfer locks this and then the other account.
public class SunsAccount {
    static class Account {
        private final String name;
        private double amount;

        Account(String name, double amount) {
            this.name = name;
            this.amount = amount;
        }

        synchronized void deposit(double money) {
            amount += money;
        }

        synchronized void withdraw(double money) {
            amount -= money;
        }

        synchronized void transfer(Account ac, double mn) {
            amount -= mn;
            ac.deposit(mn);
        }

        synchronized void print() {
            System.out.println(name + "--" + amount);
        }
    }

    static class Teller extends Thread {
        private final Account mine;
        private final Account other;

        Teller(Account mine, Account other) {
            this.mine = mine;
            this.other = other;
        }

        @Override
        public void run() {
            for (int i = 0; i < 1000; i++) {
                mine.deposit(300);
                mine.withdraw(100);
                mine.transfer(other, 99);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Account a = new Account("A", 100);
        Account b = new Account("B", 100);
        Thread t1 = new Teller(a, b);
        Thread t2 = new Teller(b, a);
        t1.start();
        t2.start();
        t1.join();
        t2.join();
        a.print();
        b.print();
    }
}
// corpus: unseen
