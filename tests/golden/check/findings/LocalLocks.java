// Locks that no field has: by the variable; two of one name are told apart.
import java.util.concurrent.CountDownLatch;

public class LocalLocks {
    public static void main(String[] args) throws Exception {
        Object first = new Object(), second = new Object();
        CountDownLatch never = new CountDownLatch(1);
        Thread t = new Thread(() -> {
            synchronized (second) {
                synchronized (first) {
                    never.countDown();
                }
            }
        });
        t.start();
        synchronized (first) {
            synchronized (second) {
                t.setName("t");
            }
        }
        never.await();
    }
}
// run: raddle check --width 80 $CLASSES
// out: LocalLocks.java:17: deadlock: main and Thread-0 wait for each other's locks:
// out:     second of LocalLocks.main and first of LocalLocks.main
// out:   main holds first of LocalLocks.main since LocalLocks.java:16
// out:     and waits for second of LocalLocks.main, which Thread-0 holds, at
// out:         LocalLocks.java:17
// out:   Thread-0 holds second of LocalLocks.main since LocalLocks.java:9
// out:     and waits for first of LocalLocks.main, which main holds, at
// out:         LocalLocks.java:10
// out:   how it happens (...):
// out:     main      LocalLocks.java:16  takes first of LocalLocks.main
// out:     Thread-0  LocalLocks.java:9   takes second of LocalLocks.main
// out:     main      LocalLocks.java:17  waits for second of LocalLocks.main, which
// out:                                   Thread-0 holds
// out:     Thread-0  LocalLocks.java:10  waits for first of LocalLocks.main, which main
// out:                                   holds
// out:
// out: 1 error (...)
// exit: 1
