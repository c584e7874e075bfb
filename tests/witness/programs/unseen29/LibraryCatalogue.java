import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;

/** Readers and writers: many visitors look up titles, a librarian adds new ones. */
public class LibraryCatalogue {

    static class Catalogue {
        private final Map<Integer, String> titles = new HashMap<>();
        private final ReadWriteLock rw = new ReentrantReadWriteLock();
        private final Lock read = rw.readLock();
        private final Lock write = rw.writeLock();
        private int lookups;
        private int additions;

        void add(int isbn, String title) {
            write.lock();
            try {
                titles.put(isbn, title);
                additions++;
            } finally {
                write.unlock();
            }
        }

        String find(int isbn) {
            read.lock();
            try {
                lookups++;
                return titles.get(isbn);
            } finally {
                read.unlock();
            }
        }

        String report() {
            write.lock();
            try {
                return titles.size() + " titles, " + additions + " additions, " + lookups + " lookups";
            } finally {
                write.unlock();
            }
        }
    }

    static class Visitor implements Runnable {
        private final Catalogue catalogue;
        private final int seed;

        Visitor(Catalogue catalogue, int seed) {
            this.catalogue = catalogue;
            this.seed = seed;
        }

        @Override
        public void run() {
            int found = 0;
            for (int i = 0; i < 500; i++) {
                if (catalogue.find((seed * 31 + i) % 200) != null) {
                    found++;
                }
            }
            System.out.println("visitor " + seed + " found " + found);
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Catalogue catalogue = new Catalogue();
        ExecutorService hall = Executors.newFixedThreadPool(5);
        hall.execute(() -> {
            for (int i = 0; i < 200; i++) {
                catalogue.add(i, "Title " + i);
            }
        });
        for (int v = 0; v < 4; v++) {
            hall.execute(new Visitor(catalogue, v));
        }
        hall.shutdown();
        hall.awaitTermination(10, TimeUnit.SECONDS);
        System.out.println(catalogue.report());
    }
}
