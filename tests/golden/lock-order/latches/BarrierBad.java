// run: scan --only lock-order
// expect: lock-order locks=java.lang.Object,java.util.concurrent.CyclicBarrier severity=high
// Nobody else gets to the barrier while one waits there with the lock.
import java.util.concurrent.*;
public class BarrierBad {
    static final Object lock = new Object();
    static final CyclicBarrier b = new CyclicBarrier(2);
    public static void main(String[] a) { Runnable r = () -> {synchronized (lock){try {b.await(); }
    catch (Exception e) {
    }
}
}
;
new Thread(r).start();
new Thread(r).start();
}
}
