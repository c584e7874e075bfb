// run: scan --only data-race
// expect: none
import java.util.concurrent.*;
import java.util.concurrent.atomic.*;
public class PageHitsOk {
    static class Page { final AtomicInteger hits = new AtomicInteger(); void visit() { hits.incrementAndGet(); } }
    public static void main(String[] args) throws Exception {
        Page page = new Page();
        ExecutorService pool = Executors.newFixedThreadPool(4);
        for (int i = 0; i < 100; i++) pool.submit(page::visit);
        pool.shutdown();
        pool.awaitTermination(1, TimeUnit.MINUTES);
        System.out.println(page.hits);
    }
}
// corpus: unseen22
