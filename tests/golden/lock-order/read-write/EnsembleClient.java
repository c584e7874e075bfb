// run: scan --only lock-order
// expect: lock-order
// apache/kafka#4551 (KAFKA-6517) - handleRequests keeps the read lock while it waits for the answers; the event thread that would deliver them is blocked on the write lock in the expiry handler
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class EnsembleClient {
    private final ReentrantReadWriteLock initializationLock = new ReentrantReadWriteLock();
    private final ExecutorService eventThread = Executors.newSingleThreadExecutor();
    private int session = 1;

    interface AnswerCallback {
        void onAnswer(String answer);
    }

    private void send(String path, AnswerCallback callback) {
        int current = session;
        eventThread.execute(() -> callback.onAnswer(path + "@" + current));
    }

    List<String> handleRequests(List<String> paths) throws InterruptedException {
        List<String> answers = new ArrayList<>();
        CountDownLatch pending = new CountDownLatch(paths.size());
        initializationLock.readLock().lock();
        try {
            for (String path : paths) {
                send(path, a -> {
                    synchronized (answers) {
                        answers.add(a);
                    }
                    pending.countDown();
                });
            }
            pending.await();
        } finally {
            initializationLock.readLock().unlock();
        }
        synchronized (answers) {
            return new ArrayList<>(answers);
        }
    }

    void sessionExpired() {
        eventThread.execute(this::processExpiry);
    }

    private void processExpiry() {
        initializationLock.writeLock().lock();
        try {
            session++;
        } finally {
            initializationLock.writeLock().unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        EnsembleClient client = new EnsembleClient();
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
