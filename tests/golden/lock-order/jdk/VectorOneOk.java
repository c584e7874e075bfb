// run: scan --only lock-order
// expect: none
// The same vector as receiver and argument: re-entrant.
import java.util.Vector;

public class VectorOneOk {

    public static void main(String[] args) {
        Vector<String> v = new Vector<>();
        v.add("a");
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { v.containsAll(v); }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { v.equals(v); }
        }).start();
    }
}
