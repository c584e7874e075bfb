// run: scan --only lock-order
// expect: none
// Producer and consumer first wait for the counting semaphore and then for the mutex, so nobody waits for a slot while holding the mutex.
import java.util.LinkedList;
import java.util.Queue;
import java.util.concurrent.Semaphore;

public class SemaphoreOrdered {
    final Semaphore mutex = new Semaphore(1);
    final Semaphore empty = new Semaphore(3);
    final Semaphore full = new Semaphore(0);
    final Queue<Integer> buffer = new LinkedList<>();

    void produce(int item) throws InterruptedException {
        empty.acquire();
        mutex.acquire();
        buffer.add(item);
        mutex.release();
        full.release();
    }

    int consume() throws InterruptedException {
        full.acquire();
        mutex.acquire();
        int item = buffer.remove();
        mutex.release();
        empty.release();
        return item;
    }

    public static void main(String[] args) {
        SemaphoreOrdered b = new SemaphoreOrdered();
        Thread p = new Thread(() -> {
            try {
                for (int i = 0; i < 100; i++) {
                    b.produce(i);
                }
            } catch (InterruptedException e) {
                return;
            }
        });
        Thread c = new Thread(() -> {
            try {
                for (int i = 0; i < 100; i++) {
                    System.out.println(b.consume());
                }
            } catch (InterruptedException e) {
                return;
            }
        });
        p.start();
        c.start();
    }
}
// corpus: unseen
