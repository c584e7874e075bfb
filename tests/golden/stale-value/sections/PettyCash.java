// run: scan --only stale-value
// expect: stale-value
// balance checked in one synchronized block and reduced in another, overdraft
public class PettyCash {
    private int cents = 1000;

    boolean withdraw(int amount) {
        boolean enough;
        synchronized (this) {
            enough = cents >= amount;
        }
        if (!enough) return false;
        audit(amount);
        synchronized (this) {
            cents -= amount;
        }
        return true;
    }

    private void audit(int amount) {
        if (amount > 500) System.out.println("large: " + amount);
    }

    public static void main(String[] args) throws Exception {
        PettyCash p = new PettyCash();
        Thread a = new Thread(() -> { for (int i = 0; i < 10; i++) p.withdraw(90); });
        Thread b = new Thread(() -> { for (int i = 0; i < 10; i++) p.withdraw(70); });
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(p.cents);
    }
}
// corpus: unseen
