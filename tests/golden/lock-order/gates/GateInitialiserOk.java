// run: scan --only lock-order
// expect: none
// Both orders are taken while one class is initialised, which one thread does.
public class GateInitialiserOk {
    static class One { int n; }
    static class Two { int n; }
    static final One ONE = new One();
    static final Two TWO = new Two();

    static class Table {
        static int size;
        static {
            there();
            back();
        }
        static void there() {
            synchronized (ONE) {
                synchronized (TWO) { size = ONE.n + TWO.n; }
            }
        }
        static void back() {
            synchronized (TWO) {
                synchronized (ONE) { size = ONE.n - TWO.n; }
            }
        }
    }

    public static void main(String[] args) {
        for (int i = 0; i < 2; i++)
            new Thread(() -> System.out.println(Table.size)).start();
    }
}
