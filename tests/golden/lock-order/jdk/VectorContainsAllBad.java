// run: scan --only lock-order
// expect: lock-order locks=java.util.Vector,java.util.Vector
// v.containsAll(w) holds v and steps through w, whose iterator locks w.
import java.util.Vector;

public class VectorContainsAllBad {

    public static void main(String[] args) {
        Vector<String> v = new Vector<>(), w = new Vector<>();
        v.add("a"); w.add("a");
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { v.containsAll(w); }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { w.containsAll(v); }
        }).start();
    }
}
