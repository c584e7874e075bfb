// run: scan --only lock-order
// expect: none
// claim() waits on a condition of the one lock that guards everything, so the wait gives back the only lock held
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class CrewBoard {
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition slotFree = lock.newCondition();
    private final Queue<String> backlog = new ArrayDeque<>();
    private int free = 2;
    private int finished;

    void post(String job) {
        lock.lock();
        try {
            backlog.add(job);
        } finally {
            lock.unlock();
        }
    }

    String claim() throws InterruptedException {
        lock.lock();
        try {
            while (free == 0) {
                slotFree.await();
            }
            String job = backlog.poll();
            if (job != null) {
                free--;
            }
            return job;
        } finally {
            lock.unlock();
        }
    }

    void complete() {
        lock.lock();
        try {
            finished++;
            free++;
            slotFree.signalAll();
        } finally {
            lock.unlock();
        }
    }

    int finished() {
        lock.lock();
        try {
            return finished;
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        CrewBoard board = new CrewBoard();
        for (int i = 0; i < 100; i++) {
            board.post("job-" + i);
        }
        Thread[] crew = new Thread[5];
        for (int i = 0; i < crew.length; i++) {
            crew[i] = new Thread(() -> {
                try {
                    while (board.claim() != null) {
                        Thread.sleep(1);
                        board.complete();
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            });
            crew[i].start();
        }
        for (Thread t : crew) {
            t.join();
        }
        System.out.println(board.finished());
    }
}
// corpus: unseen12
