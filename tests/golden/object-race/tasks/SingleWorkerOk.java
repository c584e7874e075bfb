// One worker: its tasks come one after the other.
//
// run: scan --only object-race
// expect: none
import java.util.*;
import java.util.concurrent.*;

public class SingleWorkerOk {
    static class Journal {
        private final List<String> lines = new ArrayList<>();

        void add(String line) {
            lines.add(line);
        }
    }

    public static void main(String[] args) {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        Journal journal = new Journal();
        pool.execute(() -> journal.add("a"));
        pool.execute(() -> journal.add("b"));
        pool.shutdown();
    }
}
