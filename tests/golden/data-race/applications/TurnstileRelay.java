// Two semaphores alternate producer and consumer; each release happens-before the matching acquire.
// run: scan --only data-race --min-severity medium
// expect: none
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Semaphore;

public class TurnstileRelay {
    static final class Ticket {
        int number;
        String holder;
    }

    private final Semaphore empty = new Semaphore(1);
    private final Semaphore full = new Semaphore(0);
    private Ticket slot;
    private int turns;

    private void pass(Ticket t) throws InterruptedException {
        empty.acquire();
        slot = t;
        turns++;
        full.release();
    }

    private Ticket collect() throws InterruptedException {
        full.acquire();
        Ticket t = slot;
        slot = null;
        turns++;
        empty.release();
        return t;
    }

    private void visitors(int n) {
        try {
            for (int i = 0; i < n; i++) {
                Ticket t = new Ticket();
                t.number = i;
                t.holder = "guest" + i;
                pass(t);
            }
            pass(null);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private List<String> gate() throws InterruptedException {
        List<String> in = new ArrayList<>();
        Ticket t = collect();
        while (t != null) {
            t.number += 100;
            in.add(t.holder + "#" + t.number);
            t = collect();
        }
        return in;
    }

    public static void main(String[] args) throws InterruptedException {
        TurnstileRelay relay = new TurnstileRelay();
        Thread queue = new Thread(() -> relay.visitors(25), "queue");
        queue.start();
        List<String> entered = relay.gate();
        queue.join();
        System.out.println(entered.size() + " " + relay.turns);
    }
}
