// run: scan --only atomicity
// expect: atomicity
// while the desk is locked the shared purse is locked once to check and again to withdraw
public class TellerDesk {
    static class Purse {
        private int cents;
        Purse(int c) { cents = c; }
        synchronized int balance() { return cents; }
        synchronized void take(int n) { cents -= n; }
        synchronized void give(int n) { cents += n; }
    }
    static class Desk {
        private int served, refused;
        private final String label;
        Desk(String l) { label = l; }
        synchronized boolean withdraw(Purse p, int n) {
            if (p.balance() >= n) {
                p.take(n);
                served++;
                return true;
            }
            refused++;
            return false;
        }
        synchronized String report() { return label + " " + served + "/" + refused; }
    }
    static class Customer extends Thread {
        private final Desk desk;
        private final Purse purse;
        Customer(Desk d, Purse p) { desk = d; purse = p; }
        @Override public void run() {
            for (int i = 0; i < 50; i++) desk.withdraw(purse, 7);
        }
    }
    public static void main(String[] args) throws Exception {
        Purse shared = new Purse(400);
        Desk a = new Desk("a"), b = new Desk("b");
        Customer c1 = new Customer(a, shared), c2 = new Customer(b, shared);
        c1.start();
        c2.start();
        c1.join();
        c2.join();
        System.out.println(a.report() + " " + b.report() + " " + shared.balance());
    }
}
// corpus: unseen
