// run: scan --only lock-order
// expect: none
// The wait has a limit.
public class TimedJoinOk {
    private final Object l = new Object();
    int n;
    void run() throws InterruptedException { Thread t = new Thread(() -> { synchronized (l) { n++;
    }
});
t.start();
synchronized (l) { t.join(100); }
}
public static void main(String[] a) throws Exception { new TimedJoinOk().run(); }
}
