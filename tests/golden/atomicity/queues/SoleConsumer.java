// run: scan --only atomicity
// expect: none
// Pump() asks size() and then removes in separate queue sections, but only pump() ever removes and it runs under the pump lock; others only append, so a non-empty queue stays non-empty and its head stays the head.
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CountDownLatch;

public class SoleConsumer {
    static final class Mailbox {
        private final Deque<Integer> items = new ArrayDeque<>();

        synchronized void append(int v) {
            items.addLast(v);
        }

        synchronized int size() {
            return items.size();
        }

        synchronized int head() {
            return items.getFirst();
        }

        synchronized void dropHead() {
            items.removeFirst();
        }
    }

    private final Mailbox mailbox = new Mailbox();
    private final Object pumpLock = new Object();
    private long sum;

    int pump() {
        synchronized (pumpLock) {
            int n = 0;
            while (mailbox.size() > 0) {
                int v = mailbox.head();
                sum += v;
                mailbox.dropHead();
                n++;
            }
            return n;
        }
    }

    long sum() {
        synchronized (pumpLock) {
            return sum;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SoleConsumer c = new SoleConsumer();
        CountDownLatch done = new CountDownLatch(3);
        for (int p = 0; p < 3; p++) {
            new Thread(() -> {
                for (int i = 1; i <= 1000; i++) {
                    c.mailbox.append(i);
                }
                done.countDown();
            }).start();
        }
        Thread extra = new Thread(c::pump);
        extra.start();
        while (done.getCount() > 0) {
            c.pump();
        }
        extra.join();
        c.pump();
        System.out.println(c.sum());
    }
}
// corpus: unseen
