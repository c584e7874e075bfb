// run: scan --only lock-order
// expect: none
// The threads are joined by a helper.
public class JoinAllOk {
    static final Object a = new Object(), b = new Object();
    static int n;
    static void joinAll(Thread... ts) throws InterruptedException {
        for (Thread t : ts) t.join();
    }
    public static void main(String[] z) throws Exception { Thread p = new Thread(() -> { synchronized (a) { synchronized (b) { n++;
    }
}
}), q = new Thread(() -> { synchronized (a) { n++;
}
});
p.start();
q.start();
joinAll(p, q);
synchronized (b) {
    synchronized (a) { System.out.println(n); }
}
}
}
