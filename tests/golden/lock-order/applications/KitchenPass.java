// Nested monitor: takePlate() waits on shelf while still holding the Kitchen monitor; putPlate() needs the Kitchen monitor before it can notify. If the waiter comes first both hang.
// run: scan --only lock-order --min-severity medium
// expect: lock-order
// corpus: unseen30
import java.util.ArrayDeque;
import java.util.Deque;

public class KitchenPass {

    static class Kitchen {
        private final Deque<String> shelf = new ArrayDeque<>();
        private int cooked;
        private int collected;

        synchronized void putPlate(String dish) {
            cooked++;
            synchronized (shelf) {
                shelf.addLast(dish);
                shelf.notifyAll();
            }
        }

        synchronized String takePlate() throws InterruptedException {
            collected++;
            synchronized (shelf) {
                while (shelf.isEmpty()) {
                    shelf.wait();
                }
                return shelf.removeFirst();
            }
        }

        synchronized String summary() {
            return cooked + " cooked, " + collected + " collected";
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Kitchen kitchen = new Kitchen();
        Thread cook = new Thread(() -> {
            kitchen.putPlate("soup");
            kitchen.putPlate("risotto");
        }, "cook");
        Thread waiter = new Thread(() -> {
            try {
                Thread.sleep(150);
                System.out.println("serving " + kitchen.takePlate());
                System.out.println("serving " + kitchen.takePlate());
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }, "waiter");
        waiter.start();
        cook.start();
        cook.join();
        waiter.join();
        System.out.println(kitchen.summary());
    }
}
