// run: scan --only lock-order
// expect: lock-order locks=java.util.Collections$SynchronizedSet,java.util.Collections$SynchronizedSet
// s.removeAll(t) holds s's mutex and asks t.
import java.util.Collections;
import java.util.HashSet;
import java.util.Set;

public class SynchronizedSetBad {

    public static void main(String[] args) {
        Set<String> s = Collections.synchronizedSet(new HashSet<>());
        Set<String> t = Collections.synchronizedSet(new HashSet<>());
        s.add("a"); t.add("a");
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { s.removeAll(t); s.add("a"); }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { t.removeAll(s); t.add("a"); }
        }).start();
    }
}
