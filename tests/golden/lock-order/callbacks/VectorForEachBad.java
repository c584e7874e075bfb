// run: scan --only lock-order
// expect: lock-order locks=java.util.Vector,java.util.Vector
// Vector.forEach runs its lambda under the vector's lock; the lambda locks the other vector.
import java.util.Vector;

public class VectorForEachBad {

    public static void main(String[] args) {
        Vector<String> v = new Vector<>(), w = new Vector<>();
        v.add("a"); w.add("b");
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { v.forEach(s -> w.contains(s)); }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { w.forEach(s -> v.contains(s)); }
        }).start();
    }
}
