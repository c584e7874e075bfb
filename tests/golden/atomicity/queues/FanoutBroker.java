// run: scan --only atomicity
// expect: none
// Under the broker lock each mailbox is locked once, by an independent offer; the full ones are told by the answer of offer itself
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

public class FanoutBroker {
    static final class Mailbox {
        private final Deque<String> letters = new ArrayDeque<>();
        private final int capacity;

        Mailbox(int capacity) {
            this.capacity = capacity;
        }

        synchronized boolean offer(String letter) {
            if (letters.size() == capacity) {
                return false;
            }
            letters.addLast(letter);
            return true;
        }

        synchronized String next() {
            return letters.pollFirst();
        }
    }

    private final List<Mailbox> boxes = new ArrayList<>();
    private long refused;

    synchronized Mailbox subscribe() {
        Mailbox m = new Mailbox(64);
        boxes.add(m);
        return m;
    }

    synchronized int publish(String letter) {
        int n = 0;
        for (Mailbox m : boxes) {
            if (m.offer(letter)) {
                n++;
            } else {
                refused++;
            }
        }
        return n;
    }

    synchronized long refused() {
        return refused;
    }

    public static void main(String[] args) throws InterruptedException {
        FanoutBroker broker = new FanoutBroker();
        Thread[] readers = new Thread[3];
        long[] got = new long[readers.length];
        for (int i = 0; i < readers.length; i++) {
            Mailbox box = broker.subscribe();
            int me = i;
            readers[i] = new Thread(() -> {
                String s = null;
                while (!"bye".equals(s)) {
                    s = box.next();
                    if (s == null) {
                        Thread.yield();
                    } else {
                        got[me]++;
                    }
                }
            });
            readers[i].start();
        }
        for (int i = 0; i < 1000; i++) {
            broker.publish("m" + i);
        }
        for (Thread t : readers) {
            while (t.isAlive()) {
                broker.publish("bye");
                t.join(1);
            }
        }
        System.out.println(got[0] > 0 && got[1] > 0 && broker.refused() >= 0);
    }
}
// corpus: unseen9
