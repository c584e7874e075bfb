// All take the lock.
//
// run: scan --only object-race
// expect: none
import java.util.*;
import java.util.concurrent.locks.*;

public class QueueOk {
    static class Plan {
        private final PriorityQueue<Integer> times = new PriorityQueue<>();
        private final ReentrantLock lock = new ReentrantLock();

        void add(int time) {
            lock.lock();
            try {
                times.add(time);
            } finally {
                lock.unlock();
            }
        }

        Integer next() {
            lock.lock();
            try {
                return times.poll();
            } finally {
                lock.unlock();
            }
        }
    }

    public static void main(String[] args) {
        Plan plan = new Plan();
        new Thread(() -> plan.add(3)).start();
        System.out.println(plan.next());
    }
}
