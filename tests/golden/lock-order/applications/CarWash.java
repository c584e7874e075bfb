// Producer and consumer wait on two conditions of one and the same lock; await() releases it completely, there is no outer lock.
// run: scan --only lock-order --min-severity medium
// expect: none
// corpus: unseen30
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class CarWash {

    private final ReentrantLock lane = new ReentrantLock();
    private final Condition freeSlot = lane.newCondition();
    private final Condition carWaiting = lane.newCondition();
    private final Queue<String> cars = new ArrayDeque<>();

    void enter(String plate) throws InterruptedException {
        lane.lock();
        try {
            while (cars.size() == 2) {
                freeSlot.await();
            }
            cars.add(plate);
            carWaiting.signal();
        } finally {
            lane.unlock();
        }
    }

    String wash() throws InterruptedException {
        lane.lock();
        try {
            while (cars.isEmpty()) {
                carWaiting.await();
            }
            String plate = cars.remove();
            freeSlot.signal();
            return plate;
        } finally {
            lane.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        CarWash wash = new CarWash();
        Thread street = new Thread(() -> {
            try {
                for (int i = 1; i <= 8; i++) {
                    wash.enter("B-" + i);
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        Thread staff = new Thread(() -> {
            try {
                for (int i = 1; i <= 8; i++) {
                    System.out.println("washed " + wash.wash());
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        street.start();
        staff.start();
        street.join();
        staff.join();
    }
}
