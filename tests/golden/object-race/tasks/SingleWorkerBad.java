// Two workers for tasks that share a journal.
//
// run: scan --only object-race
// expect: object-race#1 line=add
// expect: object-race#2 line=add
import java.util.*;
import java.util.concurrent.*;

public class SingleWorkerBad {
    static class Journal {
        private final List<String> lines = new ArrayList<>();

        void add(String line) {
            lines.add(line); // <- add
        }
    }

    public static void main(String[] args) {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Journal journal = new Journal();
        pool.execute(() -> journal.add("a"));
        pool.execute(() -> journal.add("b"));
        pool.shutdown();
    }
}
