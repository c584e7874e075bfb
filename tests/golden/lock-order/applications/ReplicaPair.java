// Append holds Journal.lock and takes Index.lock (via note); rebuild holds Index.lock and takes Journal.lock (via snapshot).
// run: scan --only lock-order --min-severity medium
// expect: lock-order locks=java.util.concurrent.locks.ReentrantLock,java.util.concurrent.locks.ReentrantLock
// corpus: unseen31
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;

public class ReplicaPair {
    static class Journal {
        private final Lock lock = new ReentrantLock();
        private final List<String> lines = new ArrayList<>();
        private final Index index;

        Journal(Index index) {
            this.index = index;
        }

        void append(String line) {
            lock.lock();
            try {
                lines.add(line);
                index.note(line, lines.size());
            } finally {
                lock.unlock();
            }
        }

        List<String> snapshot() {
            lock.lock();
            try {
                return new ArrayList<>(lines);
            } finally {
                lock.unlock();
            }
        }
    }

    static class Index {
        private final Lock lock = new ReentrantLock();
        private final Map<String, Integer> positions = new HashMap<>();

        void note(String line, int pos) {
            lock.lock();
            try {
                positions.put(line, pos);
            } finally {
                lock.unlock();
            }
        }

        int rebuild(Journal journal) {
            lock.lock();
            try {
                positions.clear();
                int i = 0;
                for (String s : journal.snapshot()) {
                    positions.put(s, ++i);
                }
                return i;
            } finally {
                lock.unlock();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Index index = new Index();
        Journal journal = new Journal(index);
        ExecutorService pool = Executors.newFixedThreadPool(2);
        Future<?> writer = pool.submit(() -> {
            for (int i = 0; i < 60; i++) {
                journal.append("op" + i);
            }
        });
        Future<Integer> repair = pool.submit(() -> index.rebuild(journal));
        writer.get();
        System.out.println(repair.get() + " of " + journal.snapshot().size());
        pool.shutdown();
    }
}
