// run: scan --only lock-order
// expect: lock-order locks=java.lang.Object,java.lang.Object
// The functions of a pipeline run while its method holds the lock.
import java.util.List;

public class StreamBad {
    static final Object A = new Object(), B = new Object();
    static int n;
    static void ba() { synchronized (B) { synchronized (A) { n--; } } }
    static final List<String> LIST = List.of("a", "b");
    static int under(String s) { synchronized (B) { return n++; } }
    static void ab() { synchronized (A) { LIST.stream().map(s -> under(s)).forEach(k -> n += k); } }

    public static void main(String[] args) throws Exception {
        new Thread(() -> { for (int i = 0; i < 100000; i++) { ab(); } }).start();
        new Thread(() -> { for (int i = 0; i < 100000; i++) { ba(); } }).start();
    }
}
