import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** Lecture 4: the bounded buffer again, now with two conditions and statistics. */
public class DepotBuffer {

    static class Depot<T> {
        private final ReentrantLock lock = new ReentrantLock();
        private final Condition notFull = lock.newCondition();
        private final Condition notEmpty = lock.newCondition();
        private final Object[] items;
        private int head;
        private int count;
        private int highWater;

        Depot(int capacity) {
            items = new Object[capacity];
        }

        void store(T item) throws InterruptedException {
            lock.lockInterruptibly();
            try {
                while (count == items.length) {
                    notFull.await();
                }
                insert(item);
                notEmpty.signal();
            } finally {
                lock.unlock();
            }
        }

        private void insert(T item) {
            items[(head + count) % items.length] = item;
            count++;
            if (count > highWater) {
                highWater = count;
            }
        }

        T fetch() throws InterruptedException {
            lock.lockInterruptibly();
            try {
                while (count == 0) {
                    notEmpty.await();
                }
                T item = extract();
                notFull.signal();
                return item;
            } finally {
                lock.unlock();
            }
        }

        @SuppressWarnings("unchecked")
        private T extract() {
            T item = (T) items[head];
            items[head] = null;
            head = (head + 1) % items.length;
            count--;
            return item;
        }

        int highWater() {
            lock.lock();
            try {
                return highWater;
            } finally {
                lock.unlock();
            }
        }
    }

    static class Truck extends Thread {
        private final Depot<int[]> depot;
        private final int loads;
        private long weight;

        Truck(Depot<int[]> depot, int loads) {
            this.depot = depot;
            this.loads = loads;
        }

        @Override
        public void run() {
            try {
                for (int i = 0; i < loads; i++) {
                    weight += depot.fetch()[0];
                }
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Depot<int[]> depot = new Depot<>(5);
        List<Truck> trucks = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            Truck t = new Truck(depot, 40);
            t.start();
            trucks.add(t);
        }
        for (int i = 0; i < 120; i++) {
            depot.store(new int[] {i});
            if (i % 40 == 0) {
                System.out.println("high water " + depot.highWater());
            }
        }
        long sum = 0;
        for (Truck t : trucks) {
            t.join();
            sum += t.weight;
        }
        System.out.println("weight " + sum);
    }
}
