import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

/** A connection pool with a condition; await gives the lock back only while it waits. */
public class ConditionPool {
    static class Conn {
        private int queries;

        void query() {
            queries++; // @query parallel: query, not held: lock
        }
    }

    private final Lock lock = new ReentrantLock();
    private final Condition free = lock.newCondition();
    private final Deque<Conn> conns = new ArrayDeque<>(); // shared
    private int borrowed;

    ConditionPool(int n) {
        for (int i = 0; i < n; i++) {
            conns.push(new Conn()); // @fill shared, not parallel: pop
        }
    }

    Conn borrow() {
        lock.lock();
        try {
            while (conns.isEmpty()) {
                free.awaitUninterruptibly();
            }
            borrowed++; // @borrow held: lock, not parallel: borrow, parallel: query
            Conn top = conns.pop(); // @pop held: lock, not parallel: push
            return top;
        } finally {
            lock.unlock();
        }
    }

    void giveBack(Conn c) {
        lock.lock();
        try {
            conns.push(c); // @push held: lock, not parallel: push
            free.signal();
        } finally {
            lock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ConditionPool pool = new ConditionPool(2); // shared
        Thread[] users = new Thread[4]; // confined
        for (int i = 0; i < users.length; i++) {
            users[i] = new Thread(() -> {
                Conn c = pool.borrow();
                c.query();
                pool.giveBack(c);
            });
            users[i].start();
        }
        for (Thread u : users) {
            u.join();
        }
        System.out.println(pool.borrowed + pool.conns.size()); // @end not held: lock, not parallel: push
    }
}
