// run: scan --only stale-value
// expect: stale-value
// next tests isEmpty and then calls remove on the concurrent queue: a second consumer can empty it in between and remove throws
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.LongAdder;

public class RetryMailbox<T> {
    private final Queue<T> fresh = new ConcurrentLinkedQueue<>();
    private final Queue<T> retries = new ConcurrentLinkedQueue<>();
    private final LongAdder handed = new LongAdder();

    public void post(T message) {
        fresh.add(message);
    }

    public void again(T message) {
        retries.add(message);
    }

    public T next() {
        Queue<T> source = retries.isEmpty() ? fresh : retries;
        if (source.isEmpty()) {
            return null;
        }
        T message = source.remove();
        handed.increment();
        return message;
    }

    public long handed() {
        return handed.sum();
    }

    public static void main(String[] args) throws InterruptedException {
        RetryMailbox<String> box = new RetryMailbox<>();
        for (int i = 0; i < 10000; i++) {
            if (i % 3 == 0) {
                box.again("r" + i);
            } else {
                box.post("m" + i);
            }
        }
        Thread[] consumers = new Thread[4];
        for (int i = 0; i < consumers.length; i++) {
            consumers[i] = new Thread(() -> {
                while (box.next() != null) {
                    Thread.onSpinWait();
                }
            });
            consumers[i].start();
        }
        for (Thread t : consumers) {
            t.join();
        }
        System.out.println(box.handed());
    }
}
// corpus: unseen11
