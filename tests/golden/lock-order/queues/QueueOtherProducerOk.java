// run: scan --only lock-order
// expect: none
// Who fills the queue needs no lock.
import java.util.concurrent.*;
public class QueueOtherProducerOk {
    private final BlockingQueue<Integer> q = new LinkedBlockingQueue<>();
    private int n;
    synchronized void eat() throws InterruptedException { n += q.take(); }
    void feed(int i) throws InterruptedException { q.put(i); }
    public static void main(String[] a) {
        QueueOtherProducerOk o = new QueueOtherProducerOk();
        new Thread(() -> {
            try {
                o.eat();
            } catch (InterruptedException e) {}
        }).start();
        new Thread(() -> {
            try {
                o.feed(1);
            } catch (InterruptedException e) {}
        }).start();
    }
}
