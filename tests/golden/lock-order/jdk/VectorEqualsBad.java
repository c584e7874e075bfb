// run: scan --only lock-order
// expect: lock-order locks=java.util.Vector,java.util.Vector
// v.equals(w) against w.equals(v).
import java.util.Vector;

public class VectorEqualsBad {

    public static void main(String[] args) {
        Vector<String> v = new Vector<>(), w = new Vector<>();
        v.add("a"); w.add("a");
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { v.equals(w); }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { w.equals(v); }
        }).start();
    }
}
