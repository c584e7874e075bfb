// run: scan --only atomicity
// expect: atomicity
// two drains share the queue; isEmpty and remove are two lock steps, remove throws when the other drain took the last one
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.IntStream;

public class InvoiceDrain implements Runnable {
    record Invoice(int number, long cents) {}

    private final Lock lock = new ReentrantLock();
    private final Queue<Invoice> source;
    private final List<Invoice> batch = new ArrayList<>();

    InvoiceDrain(Queue<Invoice> source) {
        this.source = source;
    }

    @Override
    public void run() {
        int n = drain();
        System.out.println(Thread.currentThread().getName() + " drained " + n);
    }

    private int drain() {
        lock.lock();
        try {
            while (!source.isEmpty()) {
                batch.add(source.remove());
            }
            return batch.size();
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Queue<Invoice> pending = new LinkedBlockingQueue<>();
        IntStream.range(0, 5_000).mapToObj(i -> new Invoice(i, i * 10L)).forEach(pending::add);
        Thread left = new Thread(new InvoiceDrain(pending), "left");
        Thread right = new Thread(new InvoiceDrain(pending), "right");
        left.start();
        right.start();
        left.join();
        right.join();
    }
}
// corpus: unseen15
