// run: scan --only atomicity,stale-value
// expect: none
// Textbook banks: threads kept in an array, joined by a loop.

public class ThreadsInArrayOk {
    static class Bank {
        private final long[] accounts = new long[4];
        synchronized long get(int i) { return accounts[i]; }
        synchronized void put(int i, long n) { accounts[i] = n; }
        synchronized void add(int i, long n) { accounts[i] += n; }
    }

    static class Teller extends Thread {
        private final Bank bank;
        Teller(Bank bank) { this.bank = bank; }

        @Override
        public void run() {
            for (int i = 0; i < 4; i++)
                bank.add(i, 1);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Bank bank = new Bank();
        Thread[] tellers = new Thread[8];
        for (int i = 0; i < tellers.length; i++) {
            tellers[i] = new Teller(bank);
            tellers[i].start();
        }
        for (Thread t : tellers)
            t.join();
        bank.put(0, bank.get(0) + 100);
        System.out.println(bank.get(0));
    }
}
// corpus: published
