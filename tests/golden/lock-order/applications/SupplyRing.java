// Each station holds its own lock and takes its successor's: cycle of three locks among three threads.
// run: scan --only lock-order --min-severity medium
// expect: lock-order locks=java.util.concurrent.locks.ReentrantLock,java.util.concurrent.locks.ReentrantLock
// corpus: unseen31
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.locks.ReentrantLock;

public class SupplyRing {
    static class Station {
        final String name;
        private final ReentrantLock lock = new ReentrantLock();
        private Station next;
        private int crates = 10;

        Station(String name) {
            this.name = name;
        }

        void linkTo(Station n) {
            next = n;
        }

        void forward(int n) {
            lock.lock();
            try {
                if (crates >= n) {
                    crates -= n;
                    next.accept(n);
                }
            } finally {
                lock.unlock();
            }
        }

        private void accept(int n) {
            lock.lock();
            try {
                crates += n;
            } finally {
                lock.unlock();
            }
        }

        int crates() {
            lock.lock();
            try {
                return crates;
            } finally {
                lock.unlock();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Station north = new Station("north");
        Station east = new Station("east");
        Station south = new Station("south");
        north.linkTo(east);
        east.linkTo(south);
        south.linkTo(north);
        CyclicBarrier begin = new CyclicBarrier(3);
        List<Thread> drivers = new ArrayList<>();
        for (Station s : List.of(north, east, south)) {
            Thread t = new Thread(() -> {
                try {
                    begin.await();
                } catch (Exception e) {
                    return;
                }
                for (int i = 0; i < 30; i++) {
                    s.forward(1 + i % 2);
                }
            }, s.name);
            drivers.add(t);
            t.start();
        }
        for (Thread t : drivers) {
            t.join();
        }
        System.out.println(north.crates() + east.crates() + south.crates());
    }
}
