// run: scan --only lock-order
// expect: none
// One direction only.
import java.util.Vector;

public class VectorForEachOk {

    public static void main(String[] args) {
        Vector<String> v = new Vector<>(), w = new Vector<>();
        v.add("a"); w.add("b");
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { v.forEach(s -> w.contains(s)); }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { w.contains("c"); }
        }).start();
    }
}
