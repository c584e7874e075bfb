// A PriorityQueue with a lock that the reader forgets.
//
// run: scan --only object-race
// expect: object-race#1 line=add
// expect: object-race#2 line=add
import java.util.*;
import java.util.concurrent.locks.*;

public class QueueBad {
    static class Plan {
        private final PriorityQueue<Integer> times = new PriorityQueue<>();
        private final ReentrantLock lock = new ReentrantLock();

        void add(int time) {
            lock.lock();
            try {
                times.add(time); // <- add
            } finally {
                lock.unlock();
            }
        }

        Integer next() {
            return times.poll();
        }
    }

    public static void main(String[] args) {
        Plan plan = new Plan();
        new Thread(() -> plan.add(3)).start();
        System.out.println(plan.next());
    }
}
