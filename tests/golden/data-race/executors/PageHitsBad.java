// run: scan --only data-race
// expect: data-race field=PageHitsBad$Page.hits severity=high
import java.util.concurrent.*;
public class PageHitsBad {
    static class Page { int hits; void visit() { hits++; } }
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
