// run: scan --only lock-order
// expect: none
// As NBad, but the call is compiled against N.yy(SortedSet), which takes no lock: same invocation signature, no deadlock.
import java.util.*;

interface Y { void yy(Collection<String> c); }

class M implements Y {
    static int n;
    public void yy(Collection<String> c) { synchronized (M.class) { n++; } }
    static synchronized void back() { NOk.touch(); }
}

public class NOk extends M {
    static int m;
    public void yy(SortedSet<String> ss) { m++; }
    static synchronized void touch() { m++; }
    public static void main(String[] args) {
        SortedSet<String> ss = new TreeSet<>();
        Y y = new NOk();
        y.yy(ss);
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) synchronized (NOk.class) { ((NOk) y).yy(ss); }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) M.back();
        }).start();
    }
}
// corpus: seed
