// run: scan --only atomicity
// expect: none
// every poll is one step and its answer (null or not) decides; the drains take different receipts
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.IntStream;

public class ReceiptDrain implements Runnable {
    record Receipt(int number, long cents) {}

    private final Lock lock = new ReentrantLock();
    private final Queue<Receipt> source;
    private final List<Receipt> batch = new ArrayList<>();

    ReceiptDrain(Queue<Receipt> source) {
        this.source = source;
    }

    @Override
    public void run() {
        lock.lock();
        try {
            Receipt r;
            while ((r = source.poll()) != null) {
                batch.add(r);
            }
        } finally {
            lock.unlock();
        }
    }

    int drained() {
        lock.lock();
        try {
            return batch.size();
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Queue<Receipt> pending = new LinkedBlockingQueue<>();
        IntStream.range(0, 5_000).mapToObj(i -> new Receipt(i, i * 10L)).forEach(pending::add);
        ReceiptDrain a = new ReceiptDrain(pending);
        ReceiptDrain b = new ReceiptDrain(pending);
        Thread left = new Thread(a, "left");
        Thread right = new Thread(b, "right");
        left.start();
        right.start();
        left.join();
        right.join();
        System.out.println(a.drained() + b.drained());
    }
}
// corpus: unseen15
