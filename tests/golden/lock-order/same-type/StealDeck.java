// run: scan --only lock-order
// expect: lock-order
// a worker out of work holds its own deque's monitor while it takes a card from its neighbour's; two idle workers steal from each other
import java.util.ArrayDeque;
import java.util.Deque;

public class StealDeck {
    static class Hand extends Thread {
        private final Deque<Runnable> own = new ArrayDeque<>();
        private Hand neighbour;

        void sitNextTo(Hand h) {
            neighbour = h;
        }

        synchronized void push(Runnable r) {
            own.addLast(r);
        }

        synchronized Runnable giveUp() {
            return own.pollFirst();
        }

        synchronized Runnable pull() {
            Runnable mine = own.pollLast();
            if (mine == null) {
                mine = neighbour.giveUp();
            }
            return mine;
        }

        @Override
        public void run() {
            Runnable r;
            while ((r = pull()) != null) {
                r.run();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Hand[] hands = new Hand[3];
        for (int i = 0; i < hands.length; i++) {
            hands[i] = new Hand();
        }
        for (int i = 0; i < hands.length; i++) {
            hands[i].sitNextTo(hands[(i + 1) % hands.length]);
            for (int k = 0; k < 1_000; k++) {
                final int n = k;
                hands[i].push(() -> Math.sqrt(n));
            }
        }
        for (Hand h : hands) {
            h.start();
        }
        for (Hand h : hands) {
            h.join();
        }
    }
}
// corpus: unseen10
