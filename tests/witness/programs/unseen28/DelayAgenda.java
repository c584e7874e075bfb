import java.util.PriorityQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class DelayAgenda {
    static class Entry implements Comparable<Entry> {
        final long due;
        final Runnable action;

        Entry(long due, Runnable action) {
            this.due = due;
            this.action = action;
        }

        @Override
        public int compareTo(Entry o) {
            return Long.compare(due, o.due);
        }
    }

    static class Agenda {
        private final ReentrantLock lock = new ReentrantLock();
        private final Condition arrived = lock.newCondition();
        private final PriorityQueue<Entry> heap = new PriorityQueue<>();
        private boolean stopped;

        void at(long due, Runnable action) {
            lock.lock();
            try {
                heap.add(new Entry(due, action));
                arrived.signal();
            } finally {
                lock.unlock();
            }
        }

        Entry next() throws InterruptedException {
            lock.lock();
            try {
                while (heap.isEmpty() && !stopped) {
                    arrived.await();
                }
                return heap.poll();
            } finally {
                lock.unlock();
            }
        }

        void stop() {
            lock.lock();
            try {
                stopped = true;
                arrived.signalAll();
            } finally {
                lock.unlock();
            }
        }

        long earliest() {
            Entry e = heap.peek();
            return e == null ? -1 : e.due;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Agenda agenda = new Agenda();
        AtomicInteger fired = new AtomicInteger();
        Thread runner = new Thread(() -> {
            try {
                Entry e;
                while ((e = agenda.next()) != null) {
                    e.action.run();
                }
            } catch (InterruptedException ex) {
                Thread.currentThread().interrupt();
            }
        }, "runner");
        runner.start();
        long max = -1;
        for (int i = 0; i < 200; i++) {
            agenda.at((i * 37) % 101, fired::incrementAndGet);
            max = Math.max(max, agenda.earliest());
        }
        agenda.stop();
        runner.join();
        System.out.println(fired.get() + " fired, horizon known " + (max >= -1));
    }
}
