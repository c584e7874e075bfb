// run: scan --only stale-value
// expect: none
// size() is only shown on the board; items go in with offer and out with poll, whose answers decide
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;

public class QueueBoard {
    private final BlockingQueue<String> calls = new ArrayBlockingQueue<>(64);
    private final LongAdder dropped = new LongAdder();
    private final LongAdder answered = new LongAdder();

    void incoming(String caller) {
        int waiting = calls.size();
        if (waiting > 60) {
            System.out.println("long queue: " + waiting);
        }
        if (!calls.offer(caller)) {
            dropped.increment();
        }
    }

    void agent() {
        try {
            while (calls.poll(200, TimeUnit.MILLISECONDS) != null) {
                answered.increment();
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    String board() {
        return answered.sum() + " answered, " + dropped.sum() + " dropped, "
                + (calls.isEmpty() ? "nobody waits" : calls.size() + " wait");
    }

    public static void main(String[] args) throws InterruptedException {
        QueueBoard board = new QueueBoard();
        Thread[] agents = {new Thread(board::agent), new Thread(board::agent)};
        for (Thread a : agents) {
            a.start();
        }
        Thread line = new Thread(() -> {
            for (int i = 0; i < 1_000; i++) {
                board.incoming("caller " + i);
            }
        });
        line.start();
        System.out.println(board.board());
        line.join();
        for (Thread a : agents) {
            a.join();
        }
        System.out.println(board.board());
    }
}
// corpus: unseen17
