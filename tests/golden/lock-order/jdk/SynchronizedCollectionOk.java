// run: scan --only lock-order
// expect: none
// The argument is copied by the caller.
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;

public class SynchronizedCollectionOk {

    public static void main(String[] args) {
        Collection<String> c = Collections.synchronizedCollection(new ArrayList<>());
        Collection<String> d = Collections.synchronizedCollection(new ArrayList<>());
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { String[] s = d.toArray(new String[0]); c.addAll(Arrays.asList(s)); }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) { String[] s = c.toArray(new String[0]); d.addAll(Arrays.asList(s)); }
        }).start();
    }
}
