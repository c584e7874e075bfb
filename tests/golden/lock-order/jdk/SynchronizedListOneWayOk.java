// run: scan --only lock-order
// expect: none
// Copied in one direction only.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class SynchronizedListOneWayOk {
    static final List<String> RED = Collections.synchronizedList(new ArrayList<>()), BLUE = Collections.synchronizedList(new ArrayList<>());

    public static void main(String[] args) throws Exception {
        new Thread(() -> { for (int i = 0; i < 100000; i++) { RED.addAll(BLUE); } }).start();
        new Thread(() -> { for (int i = 0; i < 100000; i++) { RED.addAll(BLUE); } }).start();
    }
}
