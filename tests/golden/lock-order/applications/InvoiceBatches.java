// Each task creates its own header and lines objects; although both nesting orders occur, no lock object is ever visible to two threads.
// run: scan --only lock-order --min-severity medium
// expect: none
// corpus: unseen30
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class InvoiceBatches {

    static class Header {
        private String customer = "";
        private long total;
    }

    static class Lines {
        private final List<Long> amounts = new ArrayList<>();
    }

    static class Batch implements Callable<String> {
        private final int number;
        private final Header header = new Header();
        private final Lines lines = new Lines();

        Batch(int number) {
            this.number = number;
        }

        private void fill() {
            synchronized (lines) {
                for (int i = 1; i <= number; i++) {
                    lines.amounts.add(i * 100L);
                }
                synchronized (header) {
                    header.customer = "C-" + number;
                }
            }
        }

        private void total() {
            synchronized (header) {
                synchronized (lines) {
                    for (long a : lines.amounts) {
                        header.total += a;
                    }
                }
            }
        }

        @Override
        public String call() {
            fill();
            total();
            return header.customer + " " + header.total;
        }
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        List<Future<String>> results = new ArrayList<>();
        for (int n = 1; n <= 6; n++) {
            results.add(pool.submit(new Batch(n)));
        }
        for (Future<String> r : results) {
            System.out.println(r.get());
        }
        pool.shutdown();
    }
}
