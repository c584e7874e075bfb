// Every access to the plain fields is inside the same monitor, with wait in while loops.
// run: scan --only data-race --min-severity medium
// expect: none
// corpus: unseen31
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

public class SecondKitchenPass {
    record Plate(String dish, int table) { }

    private final Deque<Plate> plates = new ArrayDeque<>();
    private final int capacity;
    private boolean closed;
    private int served;

    SecondKitchenPass(int capacity) {
        this.capacity = capacity;
    }

    synchronized void put(Plate p) throws InterruptedException {
        while (full()) {
            wait();
        }
        plates.add(p);
        notifyAll();
    }

    private boolean full() {
        return plates.size() >= capacity;
    }

    synchronized Plate take() throws InterruptedException {
        while (plates.isEmpty() && !closed) {
            wait();
        }
        Plate p = plates.poll();
        if (p != null) {
            served++;
            notifyAll();
        }
        return p;
    }

    synchronized void close() {
        closed = true;
        notifyAll();
    }

    synchronized int served() {
        return served;
    }

    static class Waiter extends Thread {
        private final SecondKitchenPass pass;
        private final List<Integer> tables = new ArrayList<>();

        Waiter(SecondKitchenPass pass) {
            this.pass = pass;
        }

        @Override
        public void run() {
            try {
                Plate p;
                while ((p = pass.take()) != null) {
                    tables.add(p.table());
                }
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    static class Chef extends Thread {
        private final SecondKitchenPass pass;
        private final String dish;

        Chef(SecondKitchenPass pass, String dish) {
            this.pass = pass;
            this.dish = dish;
        }

        @Override
        public void run() {
            try {
                for (int i = 0; i < 40; i++) {
                    pass.put(new Plate(dish, i % 12));
                }
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        SecondKitchenPass pass = new SecondKitchenPass(4);
        Waiter w1 = new Waiter(pass);
        Waiter w2 = new Waiter(pass);
        Chef soup = new Chef(pass, "soup");
        Chef fish = new Chef(pass, "fish");
        w1.start();
        w2.start();
        soup.start();
        fish.start();
        soup.join();
        fish.join();
        pass.close();
        w1.join();
        w2.join();
        System.out.println(pass.served() + " " + (w1.tables.size() + w2.tables.size()));
    }
}
