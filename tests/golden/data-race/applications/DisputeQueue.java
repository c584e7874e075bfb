// All queue state is under one ReentrantLock with Conditions; agents' totals are read after join.
// run: scan --only data-race
// expect: none
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class DisputeQueue {
    record Dispute(int id, long cents) {}

    private final ReentrantLock lock = new ReentrantLock();
    private final Condition notEmpty = lock.newCondition();
    private final Condition notFull = lock.newCondition();
    private final Deque<Dispute> items = new ArrayDeque<>();
    private final int capacity;
    private boolean closed;
    private int highWater;

    DisputeQueue(int capacity) {
        this.capacity = capacity;
    }

    void put(Dispute d) throws InterruptedException {
        lock.lock();
        try {
            while (items.size() == capacity) {
                notFull.await();
            }
            enqueue(d);
        } finally {
            lock.unlock();
        }
    }

    private void enqueue(Dispute d) {
        items.addLast(d);
        highWater = Math.max(highWater, items.size());
        notEmpty.signal();
    }

    Dispute take() throws InterruptedException {
        lock.lock();
        try {
            while (items.isEmpty() && !closed) {
                notEmpty.await();
            }
            Dispute d = items.pollFirst();
            notFull.signal();
            return d;
        } finally {
            lock.unlock();
        }
    }

    void close() {
        lock.lock();
        try {
            closed = true;
            notEmpty.signalAll();
        } finally {
            lock.unlock();
        }
    }

    int highWater() {
        lock.lock();
        try {
            return highWater;
        } finally {
            lock.unlock();
        }
    }

    static class Agent extends Thread {
        private final DisputeQueue queue;
        private long handledCents;

        Agent(DisputeQueue queue) {
            this.queue = queue;
        }

        @Override
        public void run() {
            try {
                for (Dispute d = queue.take(); d != null; d = queue.take()) {
                    handledCents += d.cents();
                }
            } catch (InterruptedException e) {
                interrupt();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        DisputeQueue queue = new DisputeQueue(5);
        Agent a = new Agent(queue);
        Agent b = new Agent(queue);
        a.start();
        b.start();
        for (int i = 1; i <= 200; i++) {
            queue.put(new Dispute(i, i * 10L));
        }
        System.out.println("high water " + (queue.highWater() <= 5));
        queue.close();
        a.join();
        b.join();
        System.out.println("handled " + (a.handledCents + b.handledCents));
    }
}
// corpus: unseen27
