import java.util.Arrays;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.ForkJoinTask;
import java.util.ArrayList;
import java.util.List;

public class HiLoNumbers {
    static class Block {
        private long next;
        private long end;

        boolean exhausted() {
            return next == end;
        }

        long take() {
            return next++;
        }
    }

    static class Sequence {
        private long high;
        private int refills;

        synchronized void refill(Block b, int size) {
            b.next = high;
            high += size;
            b.end = high;
            refills++;
        }

        synchronized int refills() {
            return refills;
        }
    }

    static class Generator {
        private final Sequence sequence;
        private final int blockSize;
        private final ThreadLocal<Block> local = ThreadLocal.withInitial(Block::new);

        Generator(Sequence sequence, int blockSize) {
            this.sequence = sequence;
            this.blockSize = blockSize;
        }

        long nextId() {
            Block b = local.get();
            if (b.exhausted()) {
                sequence.refill(b, blockSize);
            }
            return b.take();
        }
    }

    public static void main(String[] args) {
        Sequence seq = new Sequence();
        Generator orders = new Generator(seq, 32);
        long[] ids = new long[4000];
        ForkJoinPool pool = new ForkJoinPool(4);
        List<ForkJoinTask<?>> tasks = new ArrayList<>();
        for (int part = 0; part < 8; part++) {
            final int from = part * 500;
            tasks.add(pool.submit(() -> {
                for (int i = from; i < from + 500; i++) {
                    ids[i] = orders.nextId();
                }
            }));
        }
        for (ForkJoinTask<?> t : tasks) {
            t.join();
        }
        pool.shutdown();
        Arrays.sort(ids);
        int duplicates = 0;
        for (int i = 1; i < ids.length; i++) {
            if (ids[i] == ids[i - 1]) {
                duplicates++;
            }
        }
        System.out.println(duplicates + " duplicates, " + (seq.refills() > 0));
    }
}
