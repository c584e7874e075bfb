// run: scan --only atomicity
// expect: atomicity
// Drain() counts the tray's items and then removes that many; another collector empties the tray in between (NoSuchElementException)
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

public class BatchDrain {
    static class Tray<T> {
        private final Deque<T> items = new ArrayDeque<>();

        synchronized void put(T t) {
            items.addLast(t);
        }

        synchronized int size() {
            return items.size();
        }

        synchronized T remove() {
            return items.removeFirst();
        }
    }

    static class Collector<T> {
        private final Tray<T> tray;
        private final List<T> batch = new ArrayList<>();

        Collector(Tray<T> tray) {
            this.tray = tray;
        }

        synchronized void drain() {
            int n = tray.size();
            for (int i = 0; i < n; i++) {
                batch.add(tray.remove());
            }
        }

        synchronized int collected() {
            return batch.size();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Tray<Integer> tray = new Tray<>();
        List<Collector<Integer>> collectors = List.of(new Collector<>(tray), new Collector<>(tray));
        List<Thread> threads = new ArrayList<>();
        for (Collector<Integer> c : collectors) {
            Thread t = new Thread(() -> {
                for (int i = 0; i < 10_000; i++) {
                    c.drain();
                }
            });
            threads.add(t);
            t.start();
        }
        for (int i = 0; i < 10_000; i++) {
            tray.put(i);
        }
        for (Thread t : threads) {
            t.join();
        }
        collectors.forEach(c -> System.out.println(c.collected()));
    }
}
// corpus: unseen10
