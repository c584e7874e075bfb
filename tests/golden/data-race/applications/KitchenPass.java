// All state in synchronized methods with wait/notifyAll; meals are handed over through them, totals read after join.
// run: scan --only data-race
// expect: none
import java.util.LinkedList;
import java.util.Queue;

public class KitchenPass {
    static class Meal {
        final int number;
        private String garnish;

        Meal(int number) {
            this.number = number;
        }
    }

    private final Queue<Meal> counter = new LinkedList<>();
    private int capacity = 3;
    private boolean closing;

    synchronized void place(Meal m) throws InterruptedException {
        while (counter.size() >= capacity) {
            wait();
        }
        counter.add(m);
        notifyAll();
    }

    synchronized Meal pick() throws InterruptedException {
        while (counter.isEmpty()) {
            if (closing) {
                return null;
            }
            wait();
        }
        Meal m = counter.remove();
        notifyAll();
        return m;
    }

    synchronized void widen(int extra) {
        capacity += extra;
        notifyAll();
    }

    synchronized void close() {
        closing = true;
        notifyAll();
    }

    class Runner extends Thread {
        private int delivered;
        private int garnished;

        @Override
        public void run() {
            try {
                Meal m;
                while ((m = pick()) != null) {
                    delivered++;
                    if (m.garnish != null) {
                        garnished++;
                    }
                    m.garnish = null;
                }
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        KitchenPass pass = new KitchenPass();
        Runner r1 = pass.new Runner();
        Runner r2 = pass.new Runner();
        r1.start();
        r2.start();
        for (int i = 0; i < 120; i++) {
            Meal m = new Meal(i);
            if (i % 2 == 0) {
                m.garnish = "parsley";
            }
            pass.place(m);
            if (i == 60) {
                pass.widen(2);
            }
        }
        pass.close();
        r1.join();
        r2.join();
        System.out.println("delivered " + (r1.delivered + r2.delivered)
                + " garnished " + (r1.garnished + r2.garnished));
    }
}
// corpus: unseen27
