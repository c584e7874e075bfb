// run: scan --only stale-value
// expect: stale-value
// NumberRange.next reads the atomic and sets it in a second step; two clerks get the same number
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

public class OrderNumberService {
    static class NumberRange {
        private final AtomicInteger current;
        private final int end;

        NumberRange(int start, int end) {
            this.current = new AtomicInteger(start);
            this.end = end;
        }

        int next() {
            int n = current.get();
            if (n >= end) {
                throw new IllegalStateException("range used up");
            }
            current.set(n + 1);
            return n;
        }
    }

    static class OrderDesk {
        private final NumberRange range;
        private final Set<Integer> placed = ConcurrentHashMap.newKeySet();
        private final AtomicInteger duplicates = new AtomicInteger();

        OrderDesk(NumberRange range) {
            this.range = range;
        }

        String place(String article) {
            int no = range.next();
            if (!placed.add(no)) {
                duplicates.incrementAndGet();
            }
            return "O-" + no + "-" + article;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        OrderDesk desk = new OrderDesk(new NumberRange(1, 1_000_000));
        Runnable clerk = () -> {
            for (int i = 0; i < 20_000; i++) {
                desk.place("pen");
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
