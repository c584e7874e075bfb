// A latch of as many as count down; and one that is open after the first.
import java.util.concurrent.*;
class Latch {
    static final CountDownLatch all = new CountDownLatch(2);
    static final CountDownLatch first = new CountDownLatch(1);
    static int a, b;
    static void work() {
        a++; // @work parallel: work, not parallel: after
        all.countDown();
        b++; // @late parallel: after, parallel: work
    }
    static void early() {
        b = 1; // @early parallel: early
        first.countDown();
    }
    public static void main(String[] args) throws InterruptedException {
        new Thread(() -> work()).start();
        new Thread(() -> work()).start();
        all.await();
        a = 0; // @after not parallel: work, parallel: late
        new Thread(() -> early()).start();
        new Thread(() -> early()).start();
        first.await();
        b = 0; // @open parallel: early
    }
}
