// run: scan --only lock-order
// expect: lock-order
// rebuild() awaits the latch with indexLock held; the crawl tasks take indexLock in publish() before they count the latch down
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.locks.ReentrantLock;

public class FolderCrawler {
    private final ReentrantLock indexLock = new ReentrantLock();
    private final Map<String, Integer> sizes = new HashMap<>();
    private final ExecutorService crawlers;

    FolderCrawler(ExecutorService crawlers) {
        this.crawlers = crawlers;
    }

    void rebuild(List<String> folders) throws InterruptedException {
        CountDownLatch done = new CountDownLatch(folders.size());
        indexLock.lock();
        try {
            sizes.clear();
            for (String folder : folders) {
                crawlers.execute(() -> {
                    try {
                        crawl(folder);
                    } finally {
                        done.countDown();
                    }
                });
            }
            done.await();
        } finally {
            indexLock.unlock();
        }
    }

    private void crawl(String folder) {
        int bytes = 0;
        for (int i = 0; i < folder.length(); i++) {
            bytes += folder.charAt(i) * 31;
        }
        publish(folder, bytes);
    }

    private void publish(String folder, int bytes) {
        indexLock.lock();
        try {
            sizes.put(folder, bytes);
        } finally {
            indexLock.unlock();
        }
    }

    int indexed() {
        indexLock.lock();
        try {
            return sizes.size();
        } finally {
            indexLock.unlock();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ExecutorService pool = Executors.newFixedThreadPool(2);
        FolderCrawler c = new FolderCrawler(pool);
        c.rebuild(List.of("/home", "/var/log", "/opt/app"));
        System.out.println(c.indexed() + " folders");
        pool.shutdown();
    }
}
// corpus: unseen17
