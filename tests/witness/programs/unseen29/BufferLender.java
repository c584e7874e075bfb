import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * Lends reusable byte buffers to callers, one at a time each.
 */
public class BufferLender {

    public static final class Scratch {
        private byte[] bytes = new byte[16];
        private int length;
        private long reuses;

        public void append(int b) {
            if (length == bytes.length) {
                bytes = java.util.Arrays.copyOf(bytes, length * 2);
            }
            bytes[length++] = (byte) b;
        }

        public int checksum() {
            int sum = 0;
            for (int i = 0; i < length; i++) {
                sum = sum * 31 + bytes[i];
            }
            return sum;
        }

        void reset() {
            length = 0;
            reuses++;
        }
    }

    public static final class Lender {
        private final BlockingQueue<Scratch> shelf;
        private final int capacity;

        public Lender(int n) {
            capacity = n;
            shelf = new ArrayBlockingQueue<>(n);
            for (int i = 0; i < n; i++) {
                shelf.add(new Scratch());
            }
        }

        public <R> R with(Function<Scratch, R> body) throws InterruptedException {
            Scratch s = shelf.take();
            try {
                return body.apply(s);
            } finally {
                s.reset();
                shelf.put(s);
            }
        }

        public long reuses() throws InterruptedException {
            long total = 0;
            List<Scratch> all = new ArrayList<>();
            for (int i = 0; i < capacity; i++) {
                all.add(shelf.take());
            }
            for (Scratch s : all) {
                total += s.reuses;
                shelf.put(s);
            }
            return total;
        }
    }

    public static void main(String[] args) throws InterruptedException, ExecutionException {
        Lender lender = new Lender(2);
        ExecutorService pool = Executors.newFixedThreadPool(5);
        List<Future<Integer>> sums = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            int n = i;
            sums.add(pool.submit(() -> lender.with(s -> {
                for (int k = 0; k < n; k++) {
                    s.append(k ^ n);
                }
                return s.checksum();
            })));
        }
        System.out.println("midway " + lender.reuses());
        int all = 0;
        for (Future<Integer> f : sums) {
            all ^= f.get();
        }
        pool.shutdown();
        System.out.println("checksum " + all + " reuses " + lender.reuses());
    }
}
