// run: scan --only lock-order
// expect: lock-order
// The producer acquires mutex and then waits for an empty slot; the consumer needs mutex to free a slot: the classic wrong order of semaphores.
import java.util.LinkedList;
import java.util.Queue;
import java.util.concurrent.Semaphore;

public class SemaphoreBuffer {
    static final int N = 3;
    final Semaphore mutex = new Semaphore(1);
    final Semaphore empty = new Semaphore(N);
    final Semaphore full = new Semaphore(0);
    final Queue<Integer> buffer = new LinkedList<>();

    void produce(int item) throws InterruptedException {
        mutex.acquire();
        empty.acquire();
        buffer.add(item);
        full.release();
        mutex.release();
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
        SemaphoreBuffer b = new SemaphoreBuffer();
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
