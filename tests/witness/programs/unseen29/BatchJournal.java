import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Asynchronous journal: callers append, one writer thread flushes whole batches.
 */
public class BatchJournal {

    public static final class Journal implements AutoCloseable {
        private final Object lock = new Object();
        private final Consumer<List<String>> sink;
        private final Thread writer;
        private List<String> filling = new ArrayList<>();
        private boolean closed;

        private Journal(Consumer<List<String>> sink) {
            this.sink = sink;
            this.writer = new Thread(this::writeLoop, "journal-writer");
        }

        public static Journal open(Consumer<List<String>> sink) {
            Journal j = new Journal(sink);
            j.writer.start();
            return j;
        }

        public void append(String line) {
            synchronized (lock) {
                if (closed) {
                    throw new IllegalStateException("closed");
                }
                filling.add(line);
                lock.notify();
            }
        }

        private void writeLoop() {
            List<String> batch = new ArrayList<>();
            while (true) {
                synchronized (lock) {
                    while (filling.isEmpty() && !closed) {
                        try {
                            lock.wait();
                        } catch (InterruptedException e) {
                            closed = true;
                        }
                    }
                    if (filling.isEmpty()) {
                        return;
                    }
                    List<String> swap = filling;
                    filling = batch;
                    batch = swap;
                }
                sink.accept(batch);
                batch.clear();
            }
        }

        @Override
        public void close() throws InterruptedException {
            synchronized (lock) {
                closed = true;
                lock.notify();
            }
            writer.join();
        }
    }

    static final class CountingSink implements Consumer<List<String>> {
        private int batches;
        private int lines;

        @Override
        public void accept(List<String> batch) {
            batches++;
            lines += batch.size();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        CountingSink sink = new CountingSink();
        try (Journal journal = Journal.open(sink)) {
            Thread[] writers = new Thread[3];
            for (int w = 0; w < writers.length; w++) {
                int id = w;
                writers[w] = new Thread(() -> {
                    for (int i = 0; i < 200; i++) {
                        journal.append(id + "-" + i);
                    }
                });
                writers[w].start();
            }
            for (Thread t : writers) {
                t.join();
            }
        }
        System.out.println(sink.lines + " lines, batched: " + (sink.batches <= sink.lines));
    }
}
