// run: scan --only stale-value
// expect: none
// apache/kafka#19972 (KAFKA-19407), repaired - the volatile maximum is looked at without the lock but looked at again under it before it is loaded from the index; appends store it under the same lock
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

public class SegmentTimeIndex {
    record TimestampOffset(long timestamp, long offset) {
        static final TimestampOffset UNKNOWN = new TimestampOffset(-1, -1);
    }

    private final Object loadLock = new Object();
    private final AtomicInteger loads = new AtomicInteger();
    private volatile TimestampOffset maxSoFar = TimestampOffset.UNKNOWN;

    TimestampOffset readMax() {
        TimestampOffset max = maxSoFar;
        if (max == TimestampOffset.UNKNOWN) {
            synchronized (loadLock) {
                max = maxSoFar;
                if (max == TimestampOffset.UNKNOWN) {
                    max = lastIndexEntry();
                    maxSoFar = max;
                }
            }
        }
        return max;
    }

    void append(long timestamp, long offset) {
        synchronized (loadLock) {
            if (timestamp > readMax().timestamp()) {
                maxSoFar = new TimestampOffset(timestamp, offset);
            }
        }
    }

    private TimestampOffset lastIndexEntry() {
        loads.incrementAndGet();
        return new TimestampOffset(100, 7);
    }

    public static void main(String[] args) throws InterruptedException {
        SegmentTimeIndex index = new SegmentTimeIndex();
        CountDownLatch go = new CountDownLatch(1);
        Thread[] threads = new Thread[4];
        for (int i = 0; i < threads.length; i++) {
            int id = i;
            threads[i] = new Thread(() -> {
                try {
                    go.await();
                } catch (InterruptedException e) {
                    return;
                }
                for (int k = 0; k < 1000; k++) {
                    if (id % 2 == 0) {
                        index.append(100 + k, 8 + k);
                    } else {
                        index.readMax();
                    }
                }
            });
            threads[i].start();
        }
        go.countDown();
        for (Thread t : threads) {
            t.join();
        }
        System.out.println(index.loads.get() + " " + index.readMax());
    }
}
// corpus: unseen18
