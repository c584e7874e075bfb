// run: scan --only stale-value
// expect: none
// main reads and writes back the total only after both workers have been joined
class Ledger {
    private int total;

    synchronized int getTotal() {
        return total;
    }

    synchronized void setTotal(int total) {
        this.total = total;
    }

    synchronized void add(int amount) {
        total += amount;
    }
}

public class JoinedTotals {
    public static void main(String[] args) throws InterruptedException {
        Ledger ledger = new Ledger();
        Thread a = new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                ledger.add(i);
            }
        });
        Thread b = new Thread(() -> {
            for (int i = 0; i < 100; i++) {
                ledger.add(-i);
            }
        });
        a.start();
        b.start();
        a.join();
        b.join();
        if (ledger.getTotal() != 0) {
            ledger.setTotal(ledger.getTotal() * 2);
        }
        System.out.println(ledger.getTotal());
    }
}
// corpus: unseen
