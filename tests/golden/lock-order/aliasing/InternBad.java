// run: scan --only lock-order
// expect: lock-order locks=java.lang.String,java.lang.String
// Interned strings are one object for each text.
public class InternBad {
    static int n;
    static void both(String a, String b) { synchronized (a.intern()) { synchronized (b.intern()) { n++; } } }

    public static void main(String[] args) throws Exception {
        new Thread(() -> { for (int i = 0; i < 100000; i++) { both("left", "right"); } }).start();
        new Thread(() -> { for (int i = 0; i < 100000; i++) { both("right", "left"); } }).start();
    }
}
