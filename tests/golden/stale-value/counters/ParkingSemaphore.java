// run: scan --only stale-value
// expect: none
// Semaphore.tryAcquire is check and act in one
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;

class Deck {
    private final Semaphore places;
    private final AtomicInteger refused = new AtomicInteger();

    Deck(int n) {
        places = new Semaphore(n);
    }

    boolean enter() {
        if (places.tryAcquire()) {
            return true;
        }
        refused.incrementAndGet();
        return false;
    }

    void leave() {
        places.release();
    }

    int refused() {
        return refused.get();
    }
}

public class ParkingSemaphore {
    public static void main(String[] args) throws InterruptedException {
        Deck deck = new Deck(10);
        Thread[] gates = new Thread[3];
        for (int i = 0; i < gates.length; i++) {
            gates[i] = new Thread(() -> {
                for (int c = 0; c < 20; c++) {
                    if (deck.enter() && c % 2 == 0) {
                        deck.leave();
                    }
                }
            });
            gates[i].start();
        }
        for (Thread g : gates) {
            g.join();
        }
        System.out.println(deck.refused());
    }
}
// corpus: unseen
