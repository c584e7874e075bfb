// run: scan --only stale-value
// expect: stale-value
// samtools/htsjdk#144 - close() looks at a volatile flag and sets it in two steps; two closers both go on and the underlying index is written twice
import java.io.Closeable;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

public class AsyncRecordWriter implements Closeable {
    private final BlockingQueue<String> queue = new ArrayBlockingQueue<>(64);
    private final List<String> file = new ArrayList<>();
    private final AtomicInteger indexWrites = new AtomicInteger();
    private final Thread writer = new Thread(this::drain, "writer");
    private volatile boolean isClosed;

    AsyncRecordWriter() {
        writer.start();
    }

    void write(String record) throws InterruptedException {
        if (isClosed) {
            throw new IllegalStateException("writer is closed");
        }
        queue.put(record);
    }

    private void drain() {
        try {
            while (!isClosed || !queue.isEmpty()) {
                String r = queue.poll(1, java.util.concurrent.TimeUnit.MILLISECONDS);
                if (r != null) {
                    file.add(r);
                }
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        if (!isClosed) {
            isClosed = true;
            try {
                writer.join();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            synchronouslyClose();
        }
    }

    private void synchronouslyClose() {
        indexWrites.incrementAndGet();
    }

    public static void main(String[] args) throws InterruptedException {
        int twice = 0;
        for (int round = 0; round < 100; round++) {
            AsyncRecordWriter w = new AsyncRecordWriter();
            w.write("read" + round);
            CountDownLatch go = new CountDownLatch(1);
            Runnable closer = () -> {
                try {
                    go.await();
                    w.close();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            };
            Thread a = new Thread(closer);
            Thread b = new Thread(closer);
            a.start();
            b.start();
            go.countDown();
            a.join();
            b.join();
            if (w.indexWrites.get() != 1) {
                twice++;
            }
        }
        System.out.println(twice);
    }
}
// corpus: unseen18
