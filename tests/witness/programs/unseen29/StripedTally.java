import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BiConsumer;

/**
 * A counting map whose keys are spread over independently locked segments.
 */
public class StripedTally {

    public static final class Tally<K> {
        private final List<Segment<K>> segments = new ArrayList<>();

        private static final class Segment<K> extends ReentrantLock {
            private static final long serialVersionUID = 1L;
            private final transient Map<K, long[]> counts = new HashMap<>();
            private int modifications;
        }

        public Tally(int stripes) {
            for (int i = 0; i < stripes; i++) {
                segments.add(new Segment<>());
            }
        }

        private Segment<K> segmentFor(K key) {
            return segments.get(Math.floorMod(key.hashCode(), segments.size()));
        }

        public long add(K key, long n) {
            Segment<K> s = segmentFor(key);
            s.lock();
            try {
                s.modifications++;
                long[] cell = s.counts.computeIfAbsent(key, k -> new long[1]);
                cell[0] += n;
                return cell[0];
            } finally {
                s.unlock();
            }
        }

        public long get(K key) {
            Segment<K> s = segmentFor(key);
            s.lock();
            try {
                long[] cell = s.counts.get(key);
                return cell == null ? 0 : cell[0];
            } finally {
                s.unlock();
            }
        }

        public void forEach(BiConsumer<? super K, Long> action) {
            for (Segment<K> s : segments) {
                Lock l = s;
                l.lock();
                try {
                    s.counts.forEach((k, cell) -> action.accept(k, cell[0]));
                } finally {
                    l.unlock();
                }
            }
        }

        public int modifications() {
            int total = 0;
            for (Segment<K> s : segments) {
                s.lock();
                try {
                    total += s.modifications;
                } finally {
                    s.unlock();
                }
            }
            return total;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Tally<String> tally = new Tally<>(4);
        Thread[] ts = new Thread[4];
        for (int t = 0; t < ts.length; t++) {
            int base = t;
            ts[t] = new Thread(() -> {
                for (int i = 0; i < 300; i++) {
                    tally.add("key" + (i + base) % 23, 1);
                }
            });
            ts[t].start();
        }
        long[] seen = new long[1];
        tally.forEach((k, v) -> seen[0] += v);
        System.out.println("seen " + seen[0]);
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(tally.get("key7") + " of " + tally.modifications());
    }
}
