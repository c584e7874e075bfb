// run: scan --only lock-order
// expect: lock-order locks=java.lang.Object,java.lang.Object
// A TimerTask against main.
import java.util.Timer;
import java.util.TimerTask;

public class TimerBad {
    static final Object L1 = new Object(), L2 = new Object();
    static int n;

    public static void main(String[] args) {
        Timer t = new Timer(true);
        t.schedule(new TimerTask() {
            @Override public void run() {
                for (int i = 0; i < 100000; i++) synchronized (L1) { synchronized (L2) { n++; } }
            }
        }, 1, 1);
        for (int i = 0; i < 100000; i++) synchronized (L2) { synchronized (L1) { n--; } }
    }
}
