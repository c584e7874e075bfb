// run: scan --only stale-value
// expect: none
// next is a compare-and-set loop: a number is given out only by the thread that moved the counter past it
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class BookingNumberService {
    static class NumberBlock {
        private final AtomicInteger current;
        private final int end;

        NumberBlock(int start, int end) {
            this.current = new AtomicInteger(start);
            this.end = end;
        }

        int next() {
            int n;
            do {
                n = current.get();
                if (n >= end) {
                    throw new IllegalStateException("block used up");
                }
            } while (!current.compareAndSet(n, n + 1));
            return n;
        }
    }

    static class BookingDesk {
        private final NumberBlock block;
        private final Set<Integer> placed = ConcurrentHashMap.newKeySet();
        private final AtomicInteger duplicates = new AtomicInteger();

        BookingDesk(NumberBlock block) {
            this.block = block;
        }

        String place(String room) {
            int no = block.next();
            if (!placed.add(no)) {
                duplicates.incrementAndGet();
            }
            return "B-" + no + "-" + room;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        BookingDesk desk = new BookingDesk(new NumberBlock(1, 1_000_000));
        Runnable clerk = () -> {
            for (int i = 0; i < 20_000; i++) {
                desk.place("sea view");
            }
        };
        Thread a = new Thread(clerk);
        Thread b = new Thread(clerk);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(desk.duplicates.get());
    }
}
// corpus: unseen20
