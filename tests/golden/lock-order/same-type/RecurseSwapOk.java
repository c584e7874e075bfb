// run: scan --only lock-order
// expect: none
// The order is put right by a call of the method itself with its arguments exchanged.
public class RecurseSwapOk {
    static class Acc {
        final int id;
        int bal;
        Acc(int i) { id = i; }
    }
    static void move(Acc a, Acc b, int n) {
        if (a.id > b.id) {
            move(b, a, -n);
            return;
        }
        synchronized (a) {
            synchronized (b) {
                a.bal -= n;
                b.bal += n;
            }
        }
    }
    public static void main(String[] z) {
        Acc x = new Acc(1), y = new Acc(2);
        new Thread(() -> move(x, y, 1)).start();
        new Thread(() -> move(y, x, 1)).start();
    }
}
