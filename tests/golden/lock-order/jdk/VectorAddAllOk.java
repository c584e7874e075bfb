// run: scan --only lock-order
// expect: none
// Vector.addAll copies its argument before it takes the own lock (JDK 17 and 25).
import java.util.Vector;

public class VectorAddAllOk {

    public static void main(String[] args) {
        Vector<String> v = new Vector<>(), w = new Vector<>();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { v.addAll(w); }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { w.addAll(v); }
        }).start();
    }
}
