// run: scan --only atomicity
// expect: none
// Poll() takes an item or answers null in one step; the size is only a hint for the list's capacity
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

public class TrayDrain {
    static class Bin<T> {
        private final Deque<T> items = new ArrayDeque<>();

        synchronized void put(T t) {
            items.addLast(t);
        }

        synchronized int size() {
            return items.size();
        }

        synchronized T poll() {
            return items.pollFirst();
        }
    }

    static class Gatherer<T> {
        private final Bin<T> bin;
        private final ArrayList<T> batch = new ArrayList<>();

        Gatherer(Bin<T> bin) {
            this.bin = bin;
        }

        synchronized void drain() {
            batch.ensureCapacity(batch.size() + bin.size());
            T t;
            while ((t = bin.poll()) != null) {
                batch.add(t);
            }
        }

        synchronized int collected() {
            return batch.size();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Bin<Integer> bin = new Bin<>();
        List<Gatherer<Integer>> gatherers = List.of(new Gatherer<>(bin), new Gatherer<>(bin));
        List<Thread> threads = new ArrayList<>();
        for (Gatherer<Integer> g : gatherers) {
            Thread t = new Thread(() -> {
                for (int i = 0; i < 10_000; i++) {
                    g.drain();
                }
            });
            threads.add(t);
            t.start();
        }
        for (int i = 0; i < 10_000; i++) {
            bin.put(i);
        }
        for (Thread t : threads) {
            t.join();
        }
        gatherers.forEach(g -> System.out.println(g.collected()));
    }
}
// corpus: unseen10
