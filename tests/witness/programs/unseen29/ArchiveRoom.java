import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Readers and writers: documents are scanned on first use and then only read. */
public class ArchiveRoom {

    static class Archive {
        private final ReentrantReadWriteLock rw = new ReentrantReadWriteLock();
        private final Map<String, String> scans = new HashMap<>();
        private final AtomicLong reads = new AtomicLong();
        private int scanned;

        String document(String id) {
            rw.readLock().lock();
            try {
                reads.incrementAndGet();
                String s = scans.get(id);
                if (s != null) {
                    return s;
                }
            } finally {
                rw.readLock().unlock();
            }
            rw.writeLock().lock();
            try {
                String s = scans.get(id);
                if (s == null) {
                    s = scan(id);
                    scans.put(id, s);
                    scanned++;
                }
                rw.readLock().lock();
            } finally {
                rw.writeLock().unlock();
            }
            try {
                return scans.get(id);
            } finally {
                rw.readLock().unlock();
            }
        }

        private String scan(String id) {
            return new StringBuilder(id).reverse().toString();
        }

        String statistics() {
            rw.readLock().lock();
            try {
                return scans.size() + " documents, " + scanned + " scans, " + reads.get() + " reads";
            } finally {
                rw.readLock().unlock();
            }
        }
    }

    static class Historian implements Callable<Integer> {
        private final Archive archive;
        private final int start;

        Historian(Archive archive, int start) {
            this.archive = archive;
            this.start = start;
        }

        @Override
        public Integer call() {
            int letters = 0;
            for (int i = start; i < start + 100; i++) {
                letters += archive.document("doc" + i % 60).length();
            }
            return letters;
        }
    }

    public static void main(String[] args) throws Exception {
        Archive archive = new Archive();
        ExecutorService readingRoom = Executors.newFixedThreadPool(4);
        List<Future<Integer>> results = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            results.add(readingRoom.submit(new Historian(archive, i * 13)));
        }
        System.out.println(archive.statistics());
        int letters = 0;
        for (Future<Integer> f : results) {
            letters += f.get();
        }
        readingRoom.shutdown();
        System.out.println(letters + " letters; " + archive.statistics());
    }
}
