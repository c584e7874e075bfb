// run: scan --only lock-order
// expect: none
// Hashtables are used one after the other.
import java.util.Hashtable;

public class HashtableOk {

    public static void main(String[] args) throws Exception {
        Hashtable<String, String> h = new Hashtable<>(), k = new Hashtable<>();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { String s = h.get("a"); k.put("a", s == null ? "" : s); }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { String s = k.get("a"); h.put("a", s == null ? "" : s); }
        }).start();
    }
}
