// run: scan --only lock-order
// expect: lock-order
// board() waits on the deck while it still holds the harbour monitor; unload() needs the harbour to reach notifyAll
public class FerryBoarding {
    static class Deck {
        private final int capacity;
        private int cars;

        Deck(int capacity) {
            this.capacity = capacity;
        }

        synchronized void enter() throws InterruptedException {
            while (cars == capacity) {
                wait();
            }
            cars++;
            notifyAll();
        }

        synchronized void leave() throws InterruptedException {
            while (cars == 0) {
                wait();
            }
            cars--;
            notifyAll();
        }
    }

    private final Deck deck = new Deck(3);
    private long boarded;
    private long unloaded;

    synchronized void board() throws InterruptedException {
        deck.enter();
        boarded++;
    }

    synchronized void unload() throws InterruptedException {
        deck.leave();
        unloaded++;
    }

    synchronized String report() {
        return boarded + "/" + unloaded;
    }

    public static void main(String[] args) throws Exception {
        FerryBoarding ferry = new FerryBoarding();
        Thread in = new Thread(() -> {
            try {
                for (int i = 0; i < 100; i++) {
                    ferry.board();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        Thread out = new Thread(() -> {
            try {
                for (int i = 0; i < 100; i++) {
                    ferry.unload();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        in.start();
        out.start();
        in.join();
        out.join();
        System.out.println(ferry.report());
    }
}
// corpus: unseen20
