// run: scan --only atomicity
// expect: none
// the journal's write lock is held by the caller over the read and the append, the inner acquisitions are re-entrant
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.ReentrantReadWriteLock;

public class JournalCursor {
    private final RedoJournal journal;
    private long lastMine = -1;

    public JournalCursor(RedoJournal journal) {
        this.journal = journal;
    }

    public synchronized long write(String record) {
        journal.rw.writeLock().lock();
        try {
            long position = journal.end();
            journal.append(position, record);
            lastMine = position;
            return position;
        } finally {
            journal.rw.writeLock().unlock();
        }
    }

    public synchronized long lastMine() {
        return lastMine;
    }

    public static void main(String[] args) throws InterruptedException {
        RedoJournal journal = new RedoJournal();
        Thread[] ts = new Thread[3];
        for (int i = 0; i < ts.length; i++) {
            JournalCursor cursor = new JournalCursor(journal);
            ts[i] = new Thread(() -> {
                for (int k = 0; k < 1000; k++) {
                    cursor.write("r" + k);
                }
            });
            ts[i].start();
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(journal.end());
    }
}

class RedoJournal {
    final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
    private final List<String> records = new ArrayList<>();

    long end() {
        rw.readLock().lock();
        try {
            return records.size();
        } finally {
            rw.readLock().unlock();
        }
    }

    void append(long position, String record) {
        rw.writeLock().lock();
        try {
            if (position != records.size()) {
                throw new IllegalStateException("gap at " + position);
            }
            records.add(record);
        } finally {
            rw.writeLock().unlock();
        }
    }
}
// corpus: unseen11
