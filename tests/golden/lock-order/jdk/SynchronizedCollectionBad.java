// run: scan --only lock-order
// expect: lock-order locks=java.util.Collections$SynchronizedCollection,java.util.Collections$SynchronizedCollection
// c.addAll(d) holds c's mutex and copies d.
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;

public class SynchronizedCollectionBad {

    public static void main(String[] args) {
        Collection<String> c = Collections.synchronizedCollection(new ArrayList<>());
        Collection<String> d = Collections.synchronizedCollection(new ArrayList<>());
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { c.addAll(d); }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { d.addAll(c); }
        }).start();
    }
}
