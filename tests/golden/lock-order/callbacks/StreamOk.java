// run: scan --only lock-order
// expect: none
// The pipeline has run before the lock is taken.
import java.util.List;

public class StreamOk {
    static final Object A = new Object(), B = new Object();
    static int n;
    static void ba() { synchronized (B) { synchronized (A) { n--; } } }
    static final List<String> LIST = List.of("a", "b");
    static int under(String s) { synchronized (B) { return n++; } }
    static void ab() { int sum = LIST.stream().mapToInt(s -> under(s)).sum(); synchronized (A) { n += sum; } }

    public static void main(String[] args) throws Exception {
        new Thread(() -> { for (int i = 0; i < 100000; i++) { ab(); } }).start();
        new Thread(() -> { for (int i = 0; i < 100000; i++) { ba(); } }).start();
    }
}
