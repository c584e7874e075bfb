// run: scan --library --only atomicity
// expect: atomicity
// capture() holds its own lock but asks the shared book for levels() and then copyTo(): a cancel in between leaves holes (null) or an add overflows the array
import java.util.ArrayList;
import java.util.List;

public class DepthSnapshot {
    public static class OrderLevels {
        public record Level(long price, int size) {}

        private final List<Level> levels = new ArrayList<>();

        public synchronized void quote(long price, int size) {
            levels.add(new Level(price, size));
        }

        public synchronized boolean cancel(long price) {
            return levels.removeIf(l -> l.price() == price);
        }

        public synchronized int levels() {
            return levels.size();
        }

        public synchronized void copyTo(Level[] target) {
            for (int i = 0; i < levels.size(); i++) {
                target[i] = levels.get(i);
            }
        }
    }

    private OrderLevels.Level[] latest = new OrderLevels.Level[0];
    private long taken;

    public synchronized void capture(OrderLevels book) {
        int n = book.levels();
        OrderLevels.Level[] next = new OrderLevels.Level[n];
        book.copyTo(next);
        latest = next;
        taken++;
    }

    public synchronized long notional() {
        long sum = 0;
        for (OrderLevels.Level l : latest) {
            sum += l.price() * l.size();
        }
        return sum;
    }

    public synchronized long taken() {
        return taken;
    }
}
// corpus: unseen12
