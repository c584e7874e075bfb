// run: scan --only atomicity
// expect: none
// the office repeats until the sequence accepts the value only if it is still the one that was read
import java.util.HashSet;
import java.util.Set;

public class ReceiptNumbers {
    static final class Sequence {
        private long value;

        synchronized long current() {
            return value;
        }

        synchronized boolean advance(long from, long to) {
            if (value != from) {
                return false;
            }
            value = to;
            return true;
        }
    }

    static final class Office {
        private final Sequence seq;
        private final Set<Long> mine = new HashSet<>();

        Office(Sequence seq) {
            this.seq = seq;
        }

        synchronized long next() {
            long seen;
            do {
                seen = seq.current();
            } while (!seq.advance(seen, seen + 1));
            mine.add(seen + 1);
            return seen + 1;
        }

        synchronized int count() {
            return mine.size();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Sequence seq = new Sequence();
        Office north = new Office(seq);
        Office south = new Office(seq);
        Thread a = new Thread(() -> {
            for (int i = 0; i < 5_000; i++) {
                north.next();
            }
        });
        Thread b = new Thread(() -> {
            for (int i = 0; i < 5_000; i++) {
                south.next();
            }
        });
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println(north.count() + south.count() + " " + seq.current());
    }
}
// corpus: unseen14
