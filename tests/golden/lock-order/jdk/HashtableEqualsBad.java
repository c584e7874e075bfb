// run: scan --only lock-order
// expect: lock-order locks=java.util.Hashtable,java.util.Hashtable
// h.equals(k) holds h and asks k.
import java.util.Hashtable;

public class HashtableEqualsBad {

    public static void main(String[] args) throws Exception {
        Hashtable<String, String> h = new Hashtable<>(), k = new Hashtable<>();
        h.put("a", "b"); k.put("a", "b");
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { h.equals(k); }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { k.equals(h); }
        }).start();
    }
}
