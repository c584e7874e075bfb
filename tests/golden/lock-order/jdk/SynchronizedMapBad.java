// run: scan --only lock-order
// expect: lock-order locks=java.util.Collections$SynchronizedMap,java.util.Collections$SynchronizedMap
// m.putAll(n) holds m's mutex and asks n for its size.
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;

public class SynchronizedMapBad {

    public static void main(String[] args) {
        Map<String, String> m = Collections.synchronizedMap(new HashMap<>());
        Map<String, String> n = Collections.synchronizedMap(new HashMap<>());
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { m.putAll(n); }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { n.putAll(m); }
        }).start();
    }
}
