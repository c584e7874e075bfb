// run: scan --only lock-order
// expect: lock-order
// claim() waits on slots while it still holds the board monitor; complete() needs the board monitor before it can notify slots
import java.util.ArrayDeque;
import java.util.Queue;

public class JobDispatchBoard {
    private static final class Slots {
        int free;

        Slots(int free) {
            this.free = free;
        }
    }

    private final Slots slots = new Slots(2);
    private final Queue<String> backlog = new ArrayDeque<>();
    private int finished;

    synchronized void post(String job) {
        backlog.add(job);
    }

    synchronized String claim() throws InterruptedException {
        String job = backlog.poll();
        if (job == null) {
            return null;
        }
        synchronized (slots) {
            while (slots.free == 0) {
                slots.wait();
            }
            slots.free--;
        }
        return job;
    }

    synchronized void complete(String job) {
        finished++;
        synchronized (slots) {
            slots.free++;
            slots.notifyAll();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        JobDispatchBoard board = new JobDispatchBoard();
        for (int i = 0; i < 100; i++) {
            board.post("job-" + i);
        }
        Thread[] crew = new Thread[5];
        for (int i = 0; i < crew.length; i++) {
            crew[i] = new Thread(() -> {
                try {
                    for (String j = board.claim(); j != null; j = board.claim()) {
                        Thread.sleep(1);
                        board.complete(j);
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
        System.out.println(board.finished);
    }
}
// corpus: unseen12
