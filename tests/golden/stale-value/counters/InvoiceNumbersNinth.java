// run: scan --library --only stale-value
// expect: none
// numbers come from getAndAdd in blocks; inside a Block the counter is guarded by its monitor and a used up block is replaced under the same monitor
import java.util.concurrent.atomic.AtomicLong;

public class InvoiceNumbersNinth {
    private static final int BLOCK = 50;

    private final AtomicLong nextBlock;
    private final String prefix;

    public InvoiceNumbersNinth(String prefix, long start) {
        this.prefix = prefix;
        this.nextBlock = new AtomicLong(start);
    }

    private long reserve() {
        return nextBlock.getAndAdd(BLOCK);
    }

    public Branch open(String branch) {
        return new Branch(this, branch);
    }

    public static final class Branch {
        private final InvoiceNumbersNinth numbers;
        private final String name;
        private long next;
        private long end;

        private Branch(InvoiceNumbersNinth numbers, String name) {
            this.numbers = numbers;
            this.name = name;
        }

        public synchronized String next() {
            if (next == end) {
                next = numbers.reserve();
                end = next + BLOCK;
            }
            return numbers.prefix + next++;
        }

        public synchronized long remaining() {
            return end - next;
        }

        @Override
        public String toString() {
            return name;
        }
    }
}
// corpus: unseen
