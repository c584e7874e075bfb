// Read and write are in separate synchronized sections, but the write is refused and retried when the version changed.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: none
// corpus: unseen31
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CountDownLatch;

public class WikiStore {
    record Page(String text, int version) { }

    private final Map<String, Page> pages = new HashMap<>();
    private int conflicts;

    synchronized Page read(String name) {
        return pages.getOrDefault(name, new Page("", 0));
    }

    synchronized boolean write(String name, String text, int basedOn) {
        Page now = read(name);
        if (now.version() != basedOn) {
            conflicts++;
            return false;
        }
        pages.put(name, new Page(text, basedOn + 1));
        return true;
    }

    synchronized int conflicts() {
        return conflicts;
    }

    void append(String name, String line) {
        while (true) {
            Page p = read(name);
            String merged = p.text() + line + "\n";
            if (write(name, merged, p.version())) {
                return;
            }
            Thread.yield();
        }
    }

    static class Author implements Runnable {
        private final WikiStore store;
        private final String name;
        private final CountDownLatch finished;

        Author(WikiStore store, String name, CountDownLatch finished) {
            this.store = store;
            this.name = name;
            this.finished = finished;
        }

        @Override
        public void run() {
            for (int i = 0; i < 40; i++) {
                store.append(i % 2 == 0 ? "Home" : "News", name + " " + i);
            }
            finished.countDown();
        }
    }

    public static void main(String[] args) throws InterruptedException {
        WikiStore store = new WikiStore();
        CountDownLatch finished = new CountDownLatch(2);
        new Thread(new Author(store, "eva", finished)).start();
        new Thread(new Author(store, "tom", finished)).start();
        finished.await();
        System.out.println(store.read("Home").version() + store.read("News").version()
                + " retries " + (store.conflicts() >= 0));
    }
}
