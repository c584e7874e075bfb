// run: scan --only lock-order
// expect: lock-order
// nextJob waits on the queue's monitor while it holds the desk's monitor; submit needs the desk's monitor to reach the queue
import java.util.ArrayDeque;
import java.util.Deque;

public class PrintDesk {
    static final class JobQueue<T> {
        private final Deque<T> items = new ArrayDeque<>();

        synchronized void put(T t) {
            items.addLast(t);
            notifyAll();
        }

        synchronized T take() throws InterruptedException {
            while (items.isEmpty()) {
                wait();
            }
            return items.removeFirst();
        }
    }

    private final JobQueue<String> queue = new JobQueue<>();
    private int handedOut;
    private int accepted;

    synchronized void submit(String doc) {
        accepted++;
        queue.put(doc);
    }

    synchronized String nextJob() throws InterruptedException {
        String job = queue.take();
        handedOut++;
        return job + "#" + handedOut + "/" + accepted;
    }

    public static void main(String[] args) throws InterruptedException {
        PrintDesk desk = new PrintDesk();
        Thread printer = new Thread(() -> {
            try {
                for (int i = 0; i < 3; i++) {
                    System.out.println(desk.nextJob());
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        printer.start();
        for (int i = 0; i < 3; i++) {
            desk.submit("doc" + i);
        }
        printer.join();
    }
}
// corpus: unseen21
