// Mutable collect with one container per subtask, combined by the framework; array elements disjoint; skipped is atomic.
// run: scan --only data-race
// expect: none
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

public class ReceiptDigest {
    record Receipt(int id, String store, long cents) {}

    static class Summary {
        private int count;
        private long cents;
        private final List<Integer> ids = new ArrayList<>();

        void accept(Receipt r) {
            count++;
            cents += r.cents();
            if (r.cents() > 9_000) {
                ids.add(r.id());
            }
        }

        void combine(Summary other) {
            count += other.count;
            cents += other.cents;
            ids.addAll(other.ids);
        }
    }

    private final AtomicInteger skipped = new AtomicInteger();

    private boolean valid(Receipt r) {
        if (r.cents() <= 0) {
            skipped.incrementAndGet();
            return false;
        }
        return true;
    }

    Summary summarize(List<Receipt> receipts) {
        return receipts.parallelStream()
                .filter(this::valid)
                .collect(Summary::new, Summary::accept, Summary::combine);
    }

    Map<String, Long> perStore(List<Receipt> receipts) {
        return receipts.parallelStream()
                .collect(Collectors.groupingBy(Receipt::store, Collectors.summingLong(Receipt::cents)));
    }

    long[] running(List<Receipt> receipts) {
        long[] fees = new long[receipts.size()];
        IntStream.range(0, fees.length).parallel()
                .forEach(i -> fees[i] = receipts.get(i).cents() / 50);
        return fees;
    }

    public static void main(String[] args) {
        List<Receipt> receipts = new ArrayList<>();
        for (int i = 0; i < 3000; i++) {
            receipts.add(new Receipt(i, "store" + i % 4, (i * 131L) % 10_000));
        }
        ReceiptDigest digest = new ReceiptDigest();
        Summary s = digest.summarize(receipts);
        System.out.println(s.count + " " + s.cents + " " + s.ids.size() + " skipped " + digest.skipped.get());
        System.out.println(digest.perStore(receipts).size());
        long fees = 0;
        for (long f : digest.running(receipts)) {
            fees += f;
        }
        System.out.println("fees " + fees);
    }
}
// corpus: unseen27
