// run: scan --only lock-order
// expect: none
// The thread needs another lock than the one that is kept.
public class JoinOtherLockOk {
    private final Object l = new Object(), m = new Object();
    int n;
    void run() throws InterruptedException { Thread t = new Thread(() -> { synchronized (l) { n++;
    }
});
t.start();
synchronized (m) { t.join(); }
}
public static void main(String[] a) throws Exception { new JoinOtherLockOk().run(); }
}
