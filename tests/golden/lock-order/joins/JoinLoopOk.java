// run: scan --only lock-order
// expect: none
// Threads are started in one loop and joined in another.
import java.util.*;
public class JoinLoopOk {
    static final Object a = new Object(), b = new Object();
    static int n;
    public static void main(String[] z) throws Exception {
        List<Thread> ts = new ArrayList<>();
        for (int i = 0; i < 4; i++) { Thread t = new Thread(() -> { synchronized (a) { synchronized (b) { n++;
        }
    }
});
ts.add(t);
t.start();
}
for (Thread t : ts) t.join();
synchronized (b) {
    synchronized (a) { System.out.println(n); }
}
}
}
