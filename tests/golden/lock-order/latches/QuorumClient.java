// run: scan --only lock-order
// expect: none
// apache/kafka#4551 (KAFKA-6517), repaired - the read lock covers only the non-blocking send, the latch is awaited with no lock held
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Consumer;

public class QuorumClient {
    private final ReentrantReadWriteLock initializationLock = new ReentrantReadWriteLock();
    private final ExecutorService eventThread = Executors.newSingleThreadExecutor();
    private int session = 1;

    private void send(String path, Consumer<String> callback) {
        initializationLock.readLock().lock();
        try {
            int current = session;
            eventThread.execute(() -> callback.accept(path + "@" + current));
        } finally {
            initializationLock.readLock().unlock();
        }
    }

    List<String> handleRequests(List<String> paths) throws InterruptedException {
        List<String> answers = Collections.synchronizedList(new ArrayList<>());
        CountDownLatch pending = new CountDownLatch(paths.size());
        for (String path : paths) {
            send(path, a -> {
                answers.add(a);
                pending.countDown();
            });
        }
        pending.await();
        return answers;
    }

    void sessionExpired() {
        eventThread.execute(() -> {
            initializationLock.writeLock().lock();
            try {
                session++;
            } finally {
                initializationLock.writeLock().unlock();
            }
        });
    }

    public static void main(String[] args) throws InterruptedException {
        QuorumClient client = new QuorumClient();
        Thread expiry = new Thread(() -> {
            for (int i = 0; i < 500; i++) {
                client.sessionExpired();
                Thread.yield();
            }
        });
        expiry.start();
        int n = 0;
        for (int i = 0; i < 500; i++) {
            n += client.handleRequests(List.of("/brokers", "/controller", "/topics")).size();
        }
        expiry.join();
        System.out.println(n);
        client.eventThread.shutdown();
    }
}
// corpus: unseen18
