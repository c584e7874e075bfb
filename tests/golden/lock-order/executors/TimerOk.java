// run: scan --only lock-order
// expect: none
// One Timer runs all its tasks in one thread; main takes one lock only.
import java.util.Timer;
import java.util.TimerTask;

public class TimerOk {
    static final Object L1 = new Object(), L2 = new Object();
    static int n;

    public static void main(String[] args) {
        Timer t = new Timer(true);
        t.schedule(new TimerTask() {
            @Override public void run() { synchronized (L1) { synchronized (L2) { n++; } } }
        }, 1, 1);
        for (int i = 0; i < 100000; i++) synchronized (L2) { n--; }
    }
}
