// run: scan --only stale-value
// expect: none
// Only the one consumer thread removes, the producers only add; a queue that was seen non-empty cannot become empty before the consumer's own remove().
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

public class SingleConsumerAgain {
    private final Queue<String> inbox = new ConcurrentLinkedQueue<>();
    private volatile boolean done;

    void produce(String name) {
        for (int i = 0; i < 100; i++) {
            inbox.add(name + i);
        }
    }

    void consume() {
        int n = 0;
        while (!done || !inbox.isEmpty()) {
            if (!inbox.isEmpty()) {
                String m = inbox.remove();
                n += m.length();
            } else {
                Thread.yield();
            }
        }
        System.out.println(n);
    }

    public static void main(String[] args) throws InterruptedException {
        SingleConsumerAgain s = new SingleConsumerAgain();
        Thread p1 = new Thread(() -> s.produce("a"));
        Thread p2 = new Thread(() -> s.produce("b"));
        Thread c = new Thread(s::consume);
        c.start();
        p1.start();
        p2.start();
        p1.join();
        p2.join();
        s.done = true;
        c.join();
    }
}
// corpus: unseen
