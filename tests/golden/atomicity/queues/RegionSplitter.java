// run: scan --only atomicity
// expect: atomicity
// Under the balancer lock overloaded(region) reads region.size(), later moveHalf drains n/2 rows counted before; writers and truncation change the region in between
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

public class RegionSplitter {
    static final class Region {
        private final Deque<String> rows = new ArrayDeque<>();

        synchronized void write(String row) {
            rows.addLast(row);
        }

        synchronized int size() {
            return rows.size();
        }

        synchronized List<String> take(int n) {
            List<String> out = new ArrayList<>();
            for (int i = 0; i < n; i++) {
                out.add(rows.removeFirst());
            }
            return out;
        }

        synchronized void truncate() {
            rows.clear();
        }
    }

    static final class Balancer {
        private final int threshold;
        private final List<List<String>> splits = new ArrayList<>();

        Balancer(int threshold) {
            this.threshold = threshold;
        }

        synchronized void balance(Region... regions) {
            for (Region r : regions) {
                int n = overloaded(r);
                if (n > 0) {
                    moveHalf(r, n);
                }
            }
        }

        private int overloaded(Region r) {
            int n = r.size();
            return n > threshold ? n : 0;
        }

        private void moveHalf(Region r, int n) {
            splits.add(r.take(n / 2));
        }

        synchronized int splits() {
            return splits.size();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Region region = new Region();
        Balancer balancer = new Balancer(20);
        Thread writer = new Thread(() -> {
            for (int i = 0; i < 100_000; i++) {
                region.write("row" + i);
                if (i % 50 == 49) {
                    region.truncate();
                }
            }
        }, "writer");
        Thread maintenance = new Thread(() -> {
            for (int i = 0; i < 50_000; i++) {
                balancer.balance(region);
            }
        }, "maintenance");
        writer.start();
        maintenance.start();
        writer.join();
        maintenance.join();
        System.out.println(balancer.splits());
    }
}
// corpus: unseen9
