// run: scan --only atomicity
// expect: atomicity
// Commit() asks journal.lastIndex() and appends an entry with index + 1 in a second call; two sessions produce the same index
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class JournalAppender {
    sealed interface Entry permits Put, Delete {
        long index();
    }

    record Put(long index, String key, String value) implements Entry { }

    record Delete(long index, String key) implements Entry { }

    static final class Journal {
        private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        private final List<Entry> entries = new ArrayList<>();

        long lastIndex() {
            rw.readLock().lock();
            try {
                return entries.isEmpty() ? 0 : entries.get(entries.size() - 1).index();
            } finally {
                rw.readLock().unlock();
            }
        }

        void append(Entry e) {
            rw.writeLock().lock();
            try {
                entries.add(e);
            } finally {
                rw.writeLock().unlock();
            }
        }
    }

    static final class ClientSession {
        private final Journal journal;
        private long lastCommitted;

        ClientSession(Journal journal) {
            this.journal = journal;
        }

        synchronized long commit(String key, String value) {
            long next = journal.lastIndex() + 1;
            journal.append(value == null ? new Delete(next, key) : new Put(next, key, value));
            lastCommitted = next;
            return next;
        }

        synchronized long lastCommitted() {
            return lastCommitted;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Journal journal = new Journal();
        ExecutorService clients = Executors.newCachedThreadPool();
        for (int c = 0; c < 4; c++) {
            ClientSession s = new ClientSession(journal);
            clients.execute(() -> {
                for (int i = 0; i < 5000; i++) {
                    s.commit("k" + i % 7, i % 3 == 0 ? null : "v");
                }
            });
        }
        clients.shutdown();
        clients.awaitTermination(1, TimeUnit.MINUTES);
        System.out.println(journal.lastIndex() + " should be 20000");
    }
}
// corpus: unseen9
