// run: scan --only lock-order
// expect: none
// apache/systemds#2502 - the base class's static initialiser no longer makes a subclass instance, the empty slice sits in a lazy holder; initialisation goes holder -> subclass -> base and never back
import java.util.concurrent.CountDownLatch;

abstract class RowOffsets {
    private static final int[] NONE = {};

    private static final class EmptyHolder {
        static final RowOffsets EMPTY = new EmptyOffsets();
    }

    static RowOffsets emptySlice() {
        return EmptyHolder.EMPTY;
    }

    static RowOffsets of(int... rows) {
        return rows.length == 0 ? emptySlice() : new ArrayOffsets(rows);
    }

    int[] none() {
        return NONE;
    }

    abstract int[] rows();

    RowOffsets slice(int from, int to) {
        if (from >= to) {
            return emptySlice();
        }
        int[] r = new int[to - from];
        System.arraycopy(rows(), from, r, 0, r.length);
        return new ArrayOffsets(r);
    }
}

final class EmptyOffsets extends RowOffsets {
    static final String KIND = new String("empty");

    @Override
    int[] rows() {
        return none();
    }
}

final class ArrayOffsets extends RowOffsets {
    static final String KIND = new String("array");
    private final int[] rows;

    ArrayOffsets(int[] rows) {
        this.rows = rows;
    }

    @Override
    int[] rows() {
        return rows;
    }
}

public class OffsetTables {
    public static void main(String[] args) throws InterruptedException {
        CountDownLatch go = new CountDownLatch(1);
        Runnable[] firstTouches = {
            () -> System.out.println(EmptyOffsets.KIND),
            () -> System.out.println(RowOffsets.of(4, 8, 9).slice(0, 2).rows().length),
            () -> System.out.println(RowOffsets.emptySlice().rows().length),
        };
        Thread[] threads = new Thread[firstTouches.length];
        for (int i = 0; i < threads.length; i++) {
            Runnable touch = firstTouches[i];
            threads[i] = new Thread(() -> {
                try {
                    go.await();
                } catch (InterruptedException e) {
                    return;
                }
                touch.run();
            });
            threads[i].start();
        }
        go.countDown();
        for (Thread t : threads) {
            t.join();
        }
    }
}
// corpus: unseen18
