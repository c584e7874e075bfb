// borrow() waits in a while loop on the condition and removes in the same critical section; a borrowed forklift belongs to one thread until it is given back.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: none
// corpus: unseen30
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class ForkliftPool {

    static class Forklift {
        private final int id;
        private int trips;

        Forklift(int id) {
            this.id = id;
        }

        void drive() {
            trips++;
        }
    }

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition returned = lock.newCondition();
    private final Deque<Forklift> idle = new ArrayDeque<>();

    ForkliftPool(int size) {
        for (int i = 0; i < size; i++) {
            idle.add(new Forklift(i));
        }
    }

    Forklift borrow() throws InterruptedException {
        lock.lock();
        try {
            while (idle.isEmpty()) {
                returned.await();
            }
            return idle.removeFirst();
        } finally {
            lock.unlock();
        }
    }

    void giveBack(Forklift forklift) {
        lock.lock();
        try {
            idle.addLast(forklift);
            returned.signal();
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ForkliftPool pool = new ForkliftPool(2);
        Runnable shift = () -> {
            try {
                for (int i = 0; i < 25; i++) {
                    Forklift f = pool.borrow();
                    try {
                        f.drive();
                    } finally {
                        pool.giveBack(f);
                    }
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        };
        Thread[] workers = {new Thread(shift), new Thread(shift), new Thread(shift), new Thread(shift)};
        for (Thread w : workers) {
            w.start();
        }
        for (Thread w : workers) {
            w.join();
        }
        for (int i = 0; i < 2; i++) {
            Forklift f = pool.borrow();
            System.out.println("forklift " + f.id + ": " + f.trips);
        }
    }
}
