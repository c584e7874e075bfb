// run: scan --only lock-order
// expect: none
// the worker's own deque is released before the neighbour's is touched; no two deque locks are ever held together
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.atomic.LongAdder;

public class StealRing {
    static class Seat extends Thread {
        private final Deque<Runnable> own = new ArrayDeque<>();
        private Seat neighbour;

        void sitNextTo(Seat s) {
            neighbour = s;
        }

        synchronized void push(Runnable r) {
            own.addLast(r);
        }

        private synchronized Runnable pop() {
            return own.pollLast();
        }

        private synchronized Runnable giveUp() {
            return own.pollFirst();
        }

        private Runnable pull() {
            Runnable mine = pop();
            return mine != null ? mine : neighbour.giveUp();
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
        LongAdder ran = new LongAdder();
        Seat[] seats = new Seat[3];
        for (int i = 0; i < seats.length; i++) {
            seats[i] = new Seat();
        }
        for (int i = 0; i < seats.length; i++) {
            seats[i].sitNextTo(seats[(i + 1) % seats.length]);
            for (int k = 0; k < 1_000; k++) {
                seats[i].push(ran::increment);
            }
        }
        for (Seat s : seats) {
            s.start();
        }
        for (Seat s : seats) {
            s.join();
        }
        System.out.println(ran.sum());
    }
}
// corpus: unseen10
