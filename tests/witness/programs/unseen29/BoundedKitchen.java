import java.util.ArrayList;
import java.util.List;

/** Lecture 3: waiters put orders on a bounded counter, cooks take them off. */
public class BoundedKitchen {

    static final class Order {
        final int table;
        final String dish;

        Order(int table, String dish) {
            this.table = table;
            this.dish = dish;
        }
    }

    static class Counter {
        private final Order[] slots;
        private int head;
        private int tail;
        private int pending;

        Counter(int capacity) {
            slots = new Order[capacity];
        }

        synchronized void put(Order o) throws InterruptedException {
            while (pending == slots.length) {
                wait();
            }
            slots[tail] = o;
            tail = (tail + 1) % slots.length;
            pending++;
            notifyAll();
        }

        synchronized Order take() throws InterruptedException {
            while (pending == 0) {
                wait();
            }
            Order o = slots[head];
            slots[head] = null;
            head = (head + 1) % slots.length;
            pending--;
            notifyAll();
            return o;
        }

        int backlog() {
            return pending;
        }
    }

    static class Display implements Runnable {
        private final Counter counter;

        Display(Counter counter) {
            this.counter = counter;
        }

        @Override
        public void run() {
            try {
                while (!Thread.currentThread().isInterrupted()) {
                    System.out.println("backlog: " + counter.backlog());
                    Thread.sleep(5);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Counter counter = new Counter(4);
        Thread display = new Thread(new Display(counter), "display");
        display.start();
        List<Thread> staff = new ArrayList<>();
        for (int w = 0; w < 2; w++) {
            final int waiter = w;
            staff.add(new Thread(() -> {
                try {
                    for (int i = 0; i < 50; i++) {
                        counter.put(new Order(waiter * 100 + i, i % 2 == 0 ? "soup" : "fish"));
                    }
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }));
            staff.add(new Thread(() -> {
                try {
                    int soups = 0;
                    for (int i = 0; i < 50; i++) {
                        if (counter.take().dish.equals("soup")) {
                            soups++;
                        }
                    }
                    System.out.println("soups cooked: " + soups);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }));
        }
        for (Thread t : staff) {
            t.start();
        }
        for (Thread t : staff) {
            t.join();
        }
        display.interrupt();
        display.join();
    }
}
