// run: scan --only lock-order
// expect: none
// Interned strings are one object for each text.
public class InternOk {
    static int n;
    static void both(String a, String b) { synchronized (a.intern()) { synchronized (b.intern()) { n++; } } }

    public static void main(String[] args) throws Exception {
        new Thread(() -> { for (int i = 0; i < 100000; i++) { both("left", "right"); } }).start();
        new Thread(() -> { for (int i = 0; i < 100000; i++) { both("left", "right"); } }).start();
    }
}
