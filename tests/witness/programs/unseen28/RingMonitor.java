import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

public class RingMonitor {
    static class Ring {
        private final ReentrantLock lock = new ReentrantLock();
        private final Condition notFull = lock.newCondition();
        private final Condition notEmpty = lock.newCondition();
        private final long[] cells = new long[8];
        private int in, out, size;

        void put(long v) throws InterruptedException {
            lock.lock();
            try {
                while (size == cells.length) {
                    notFull.await();
                }
                cells[in] = v;
                in = (in + 1) % cells.length;
                size++;
                notEmpty.signal();
            } finally {
                lock.unlock();
            }
        }

        long take() throws InterruptedException {
            lock.lock();
            try {
                while (size == 0) {
                    notEmpty.await();
                }
                long v = cells[out];
                out = (out + 1) % cells.length;
                size--;
                notFull.signal();
                return v;
            } finally {
                lock.unlock();
            }
        }

        int fillPercent() {
            return size * 100 / cells.length;
        }
    }

    static class Gauge extends Thread {
        private final Ring ring;
        private volatile boolean on = true;
        private int peak;

        Gauge(Ring ring) {
            this.ring = ring;
            setDaemon(true);
        }

        @Override
        public void run() {
            while (on) {
                peak = Math.max(peak, ring.fillPercent());
                Thread.yield();
            }
        }

        void off() throws InterruptedException {
            on = false;
            join();
        }
    }

    public static void main(String[] args) throws Exception {
        Ring ring = new Ring();
        Gauge gauge = new Gauge(ring);
        gauge.start();
        long[] sum = new long[1];
        Thread consumer = new Thread(() -> {
            try {
                long v;
                while ((v = ring.take()) >= 0) {
                    sum[0] += v;
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        });
        consumer.start();
        for (int i = 0; i < 1000; i++) {
            ring.put(i);
        }
        ring.put(-1);
        consumer.join();
        gauge.off();
        System.out.println(sum[0] + " peak " + gauge.peak + "%");
    }
}
