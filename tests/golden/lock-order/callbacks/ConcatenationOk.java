// run: scan --only lock-order
// expect: none
// The text is made before the lock is taken.
public class ConcatenationOk {
    static final Object A = new Object(), B = new Object();
    static int n;
    static void ba() { synchronized (B) { synchronized (A) { n--; } } }
    static class Name { public String toString() { synchronized (B) { return "name" + n; } } }
    static final Name NAME = new Name();
    static void ab() { String text = "x" + NAME; synchronized (A) { n += text.length(); } }

    public static void main(String[] args) throws Exception {
        new Thread(() -> { for (int i = 0; i < 100000; i++) { ab(); } }).start();
        new Thread(() -> { for (int i = 0; i < 100000; i++) { ba(); } }).start();
    }
}
