// The ThreadLocal's initial value is one shared object for all pool threads.
// run: scan --only data-race
// expect: data-race field=BatchFormatter$Usage.characters
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class BatchFormatter {

    static class Usage {
        private long characters;

        void note(String s) {
            characters += s.length();
        }

        long characters() {
            return characters;
        }
    }

    private static final Usage NONE = new Usage();
    private static final ThreadLocal<Usage> USAGE = ThreadLocal.withInitial(() -> NONE);

    static String format(int id, double amount) {
        String s = String.format("%06d;%10.2f", id, amount);
        USAGE.get().note(s);
        return s;
    }

    static class Chunk implements Runnable {
        private final int from;
        private final int to;

        Chunk(int from, int to) {
            this.from = from;
            this.to = to;
        }

        @Override
        public void run() {
            for (int i = from; i < to; i++) {
                format(i, i * 1.19);
            }
            System.out.println(Thread.currentThread().getName() + " wrote up to " + to);
        }
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        List<Future<?>> chunks = new ArrayList<>();
        for (int c = 0; c < 6; c++) {
            chunks.add(pool.submit(new Chunk(c * 100, (c + 1) * 100)));
        }
        for (Future<?> f : chunks) {
            f.get();
        }
        pool.shutdown();
        System.out.println(USAGE.get().characters());
    }
}
// corpus: unseen26
