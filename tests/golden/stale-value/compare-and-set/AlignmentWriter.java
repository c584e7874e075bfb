// run: scan --only stale-value
// expect: none
// samtools/htsjdk#144, repaired - one closer wins the compareAndSet and closes, the others return; the index is written once
import java.io.Closeable;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;

public class AlignmentWriter implements Closeable {
    private static final String END = new String("end");
    private final BlockingQueue<String> queue = new LinkedBlockingQueue<>();
    private final AtomicBoolean isClosed = new AtomicBoolean();
    private final AtomicInteger indexWrites = new AtomicInteger();
    private final List<String> file = new ArrayList<>();
    private final Thread writer = new Thread(this::drain, "writer");

    static AlignmentWriter open() {
        AlignmentWriter w = new AlignmentWriter();
        w.writer.start();
        return w;
    }

    void write(String record) {
        queue.add(record);
    }

    @SuppressWarnings("StringEquality")
    private void drain() {
        try {
            String r;
            while ((r = queue.take()) != END) {
                file.add(r);
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        if (!isClosed.compareAndSet(false, true)) {
            return;
        }
        queue.add(END);
        try {
            writer.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return;
        }
        indexWrites.incrementAndGet();
        System.out.println(file.size());
    }

    public static void main(String[] args) throws InterruptedException {
        AlignmentWriter w = AlignmentWriter.open();
        for (int i = 0; i < 500; i++) {
            w.write("read" + i);
        }
        Thread a = new Thread(w::close);
        Thread b = new Thread(w::close);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(w.indexWrites.get());
    }
}
// corpus: unseen18
