// run: scan --only lock-order
// expect: none
// every task makes its own journal and index, so the opposite orders are only ever on objects of one thread
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class ReplayWorkers {
    static final class Journal {
        private final List<String> lines = new ArrayList<>();

        synchronized void append(String line, Index index) {
            lines.add(line);
            index.put(line, lines.size() - 1);
        }

        synchronized String line(int at) {
            return lines.get(at);
        }
    }

    static final class Index {
        private final Map<String, Integer> at = new HashMap<>();

        synchronized void put(String key, int line) {
            at.put(key, line);
        }

        synchronized int verify(Journal journal) {
            int good = 0;
            for (Map.Entry<String, Integer> e : at.entrySet()) {
                if (journal.line(e.getValue()).equals(e.getKey())) {
                    good++;
                }
            }
            return good;
        }
    }

    record Replay(int partition) implements Callable<Integer> {
        @Override
        public Integer call() {
            Journal journal = new Journal();
            Index index = new Index();
            for (int i = 0; i < 500; i++) {
                journal.append("p" + partition + "-" + i, index);
            }
            return index.verify(journal);
        }
    }

    public static void main(String[] args) throws Exception {
        ExecutorService pool = Executors.newFixedThreadPool(3);
        try {
            List<Future<Integer>> parts = pool.invokeAll(List.of(new Replay(0), new Replay(1), new Replay(2)));
            int good = 0;
            for (Future<Integer> f : parts) {
                good += f.get();
            }
            System.out.println(good);
        } finally {
            pool.shutdown();
        }
    }
}
// corpus: unseen15
