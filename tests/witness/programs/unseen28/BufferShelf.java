import java.nio.charset.StandardCharsets;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Supplier;

public class BufferShelf {
    interface Recyclable {
        void recycle();
    }

    static class Shelf<T extends Recyclable> {
        private final BlockingQueue<T> idle;

        Shelf(int size, Supplier<T> factory) {
            idle = new ArrayBlockingQueue<>(size);
            for (int i = 0; i < size; i++) {
                idle.add(factory.get());
            }
        }

        T borrow() throws InterruptedException {
            return idle.take();
        }

        void giveBack(T t) {
            t.recycle();
            if (!idle.offer(t)) {
                throw new IllegalStateException("too many");
            }
        }
    }

    static class Scratch implements Recyclable {
        private final byte[] bytes = new byte[64];
        private int used;
        private int generations;

        void write(String s) {
            byte[] b = s.getBytes(StandardCharsets.UTF_8);
            int n = Math.min(b.length, bytes.length - used);
            System.arraycopy(b, 0, bytes, used, n);
            used += n;
        }

        int checksum() {
            int h = 0;
            for (int i = 0; i < used; i++) {
                h = h * 31 + bytes[i];
            }
            return h;
        }

        @Override
        public void recycle() {
            used = 0;
            generations++;
        }
    }

    public static void main(String[] args) throws Exception {
        Shelf<Scratch> shelf = new Shelf<>(2, Scratch::new);
        AtomicLong sum = new AtomicLong();
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 200; i++) {
            final int n = i;
            pool.submit(() -> {
                Scratch s = shelf.borrow();
                try {
                    s.write("request " + n);
                    s.write(" from client " + n % 7);
                    sum.addAndGet(s.checksum());
                } finally {
                    shelf.giveBack(s);
                }
                return null;
            });
        }
        pool.shutdown();
        pool.awaitTermination(10, TimeUnit.SECONDS);
        int gens = shelf.borrow().generations + shelf.borrow().generations;
        System.out.println(sum.get() + " using " + gens + " generations");
    }
}
