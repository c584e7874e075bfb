// run: scan --only stale-value
// expect: stale-value
// post checks remainingCapacity and then calls add: another producer can fill the last place in between and add throws
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.LongAdder;

public class MailboxDispatcher {
    sealed interface Letter permits Plain, Poison { }

    record Plain(int from, String text) implements Letter { }

    record Poison() implements Letter { }

    private final BlockingQueue<Letter> box = new ArrayBlockingQueue<>(16);
    private final LongAdder dropped = new LongAdder();

    void post(Letter l) {
        if (box.remainingCapacity() > 0) {
            box.add(l);
        } else {
            dropped.increment();
        }
    }

    int consume() throws InterruptedException {
        int n = 0;
        Letter l;
        while ((l = box.poll(500, TimeUnit.MILLISECONDS)) != null && !(l instanceof Poison)) {
            n++;
        }
        return n;
    }

    public static void main(String[] args) throws Exception {
        MailboxDispatcher d = new MailboxDispatcher();
        Thread[] producers = new Thread[3];
        for (int p = 0; p < producers.length; p++) {
            int from = p;
            producers[p] = new Thread(() -> {
                for (int i = 0; i < 20_000; i++) {
                    d.post(new Plain(from, "m" + i));
                }
            });
            producers[p].start();
        }
        int got = d.consume();
        for (Thread t : producers) {
            t.join();
        }
        System.out.println(got + " " + d.dropped.sum());
    }
}
// corpus: unseen13
