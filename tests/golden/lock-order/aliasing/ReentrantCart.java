// run: scan --only lock-order --library
// expect: none
// Many synchronized methods call each other, also through super and through a template method, but all on the same monitor (this), which is reentrant; no second lock exists.
package shop.cart;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class ReentrantCart {

    public record Line(String sku, int qty, long unitCents) {
        long sum() { return qty * unitCents; }
    }

    abstract static class BaseCart {
        private final List<Line> lines = new ArrayList<>();

        public synchronized void add(Line l) {
            lines.add(l);
            changed();
        }

        public synchronized void clear() {
            lines.clear();
            changed();
        }

        public synchronized long total() {
            long sum = 0;
            for (Line l : lines) {
                sum += l.sum();
            }
            return adjust(sum);
        }

        public synchronized List<Line> lines() {
            return Collections.unmodifiableList(new ArrayList<>(lines));
        }

        protected abstract long adjust(long sum);

        protected abstract void changed();
    }

    public static final class DiscountCart extends BaseCart {
        private int revision;
        private long cachedTotal;

        @Override
        protected synchronized long adjust(long sum) {
            return lines().size() > 3 ? sum * 95 / 100 : sum;
        }

        @Override
        protected synchronized void changed() {
            revision++;
            cachedTotal = total();
        }

        @Override
        public synchronized void add(Line l) {
            if (l.qty() <= 0) {
                throw new IllegalArgumentException("qty");
            }
            super.add(l);
        }

        public synchronized int revision() { return revision; }

        public synchronized long cachedTotal() { return cachedTotal; }
    }
}
// corpus: unseen
