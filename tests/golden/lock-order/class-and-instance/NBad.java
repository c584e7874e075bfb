// run: scan --only lock-order
// expect: lock-order locks=M.class,NBad.class
// After N.java: same invocation signature; only the behaviour bound to M.yy takes M.class under NBad.class.
import java.util.*;

interface Y { void yy(Collection<String> c); }

class M implements Y {
    static int n;
    public void yy(Collection<String> c) { synchronized (M.class) { n++; } }
    static synchronized void back() { NBad.touch(); }
}

public class NBad extends M {
    static int m;
    public void yy(SortedSet<String> ss) { m++; }
    static synchronized void touch() { m++; }
    public static void main(String[] args) {
        SortedSet<String> ss = new TreeSet<>();
        Y y = new NBad();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) synchronized (NBad.class) { y.yy(ss); }
        }).start();
        new Thread(() -> {
            for (int i = 0; i < 100000; i++) M.back();
        }).start();
    }
}
// corpus: seed
