// run: scan --only lock-order
// expect: lock-order locks=java.lang.Object,java.lang.Object
// Two locks out of a list, by constant indices.
import java.util.List;

public class ListOfLocksBad {
    static final List<Object> LOCKS = List.of(new Object(), new Object());
    static int n;
    static void ab() { synchronized (LOCKS.get(0)) { synchronized (LOCKS.get(1)) { n++; } } }
    static void ba() { synchronized (LOCKS.get(1)) { synchronized (LOCKS.get(0)) { n--; } } }

    public static void main(String[] args) throws Exception {
        new Thread(() -> { for (int i = 0; i < 100000; i++) { ab(); } }).start();
        new Thread(() -> { for (int i = 0; i < 100000; i++) { ba(); } }).start();
    }
}
