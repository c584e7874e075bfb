// run: scan --only stale-value
// expect: stale-value
// hits++ on a volatile is read, add, write; two request threads lose updates
import java.util.ArrayList;
import java.util.List;

public class PageHits {
    private static volatile int hits;
    private final String page;

    PageHits(String page) {
        this.page = page;
    }

    String visit(String user) {
        hits++;
        return "hello " + user + " on " + page;
    }

    static final class Visitor implements Runnable {
        private final PageHits page;
        private final String name;

        Visitor(PageHits page, String name) {
            this.page = page;
            this.name = name;
        }

        @Override
        public void run() {
            for (int i = 0; i < 20_000; i++) {
                page.visit(name);
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        PageHits index = new PageHits("/index");
        List<Thread> ts = new ArrayList<>();
        for (String n : new String[] {"ann", "bob", "cyd"}) {
            Thread t = new Thread(new Visitor(index, n));
            ts.add(t);
            t.start();
        }
        for (Thread t : ts) {
            t.join();
        }
        System.out.println(hits + " of 60000");
    }
}
// corpus: unseen21
