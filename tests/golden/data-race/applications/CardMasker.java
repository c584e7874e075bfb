// The ThreadLocal's initial value is the same static array for all threads.
// run: scan --only data-race
// expect: data-race field=CardMasker.SCRATCH[]
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;

public class CardMasker {
    private static final char[] SCRATCH = new char[19];
    private static final ThreadLocal<char[]> BUFFER = ThreadLocal.withInitial(() -> SCRATCH);
    private static final ThreadLocal<StringBuilder> LINE = ThreadLocal.withInitial(StringBuilder::new);

    private final AtomicInteger masked = new AtomicInteger();

    String mask(String pan) {
        char[] buf = BUFFER.get();
        int n = Math.min(pan.length(), buf.length);
        for (int i = 0; i < n; i++) {
            buf[i] = i < n - 4 ? '*' : pan.charAt(i);
        }
        masked.incrementAndGet();
        return new String(buf, 0, n);
    }

    String line(String merchant, String pan) {
        StringBuilder sb = LINE.get();
        sb.setLength(0);
        return sb.append(merchant).append(' ').append(mask(pan)).toString();
    }

    static class ReceiptJob implements Callable<Integer> {
        private final CardMasker masker;
        private final String merchant;
        private final List<String> pans;

        ReceiptJob(CardMasker masker, String merchant, List<String> pans) {
            this.masker = masker;
            this.merchant = merchant;
            this.pans = pans;
        }

        @Override
        public Integer call() {
            int chars = 0;
            for (String pan : pans) {
                chars += masker.line(merchant, pan).length();
            }
            return chars;
        }
    }

    public static void main(String[] args) throws Exception {
        CardMasker masker = new CardMasker();
        List<String> pans = new ArrayList<>();
        for (int i = 0; i < 100; i++) {
            pans.add("41111111111" + (10000 + i));
        }
        List<String> input = List.copyOf(pans);
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<Integer> a = pool.submit(new ReceiptJob(masker, "books", input));
        Future<Integer> b = pool.submit(new ReceiptJob(masker, "toys", input));
        System.out.println("chars " + (a.get() + b.get()) + " masked " + masker.masked.get());
        pool.shutdown();
    }
}
// corpus: unseen27
