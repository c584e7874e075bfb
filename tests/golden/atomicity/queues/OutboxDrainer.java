// run: scan --only atomicity
// expect: atomicity
// drain reads queue.size and then polls that many messages; the second drainer polls the same queue, so poll answers null
import java.util.LinkedList;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class OutboxDrainer implements Runnable {
    record Mail(String to, String body) { }

    static final class OutboxQueue {
        private final LinkedList<Mail> mails = new LinkedList<>();

        synchronized int size() {
            return mails.size();
        }

        synchronized Mail poll() {
            return mails.poll();
        }

        synchronized void offer(Mail m) {
            mails.add(m);
        }
    }

    private final Lock batchLock = new ReentrantLock();
    private final OutboxQueue queue;
    private long sentChars;

    OutboxDrainer(OutboxQueue queue) {
        this.queue = queue;
    }

    int drain() {
        batchLock.lock();
        try {
            Mail[] batch = new Mail[queue.size()];
            for (int i = 0; i < batch.length; i++) {
                batch[i] = queue.poll();
            }
            for (Mail m : batch) {
                sentChars += m.body().length();
            }
            return batch.length;
        } finally {
            batchLock.unlock();
        }
    }

    @Override
    public void run() {
        for (int i = 0; i < 5000; i++) {
            drain();
        }
    }

    public static void main(String[] args) throws Exception {
        OutboxQueue queue = new OutboxQueue();
        Thread writer = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                queue.offer(new Mail("u" + i, "hello " + i));
            }
        });
        Thread first = new Thread(new OutboxDrainer(queue));
        Thread second = new Thread(new OutboxDrainer(queue));
        writer.start();
        first.start();
        second.start();
        writer.join();
        first.join();
        second.join();
    }
}
// corpus: unseen13
