// One StringBuilder local is captured by two supplyAsync tasks that append concurrently.
// run: scan --only data-race,object-race --min-severity medium
// expect: data-race field=CrawlReport.run.out
// expect: object-race class=CrawlReport
// corpus: unseen31
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

public class CrawlReport {
    record Page(String url, int links) { }

    private final ExecutorService pool = Executors.newFixedThreadPool(2);

    private Page fetch(String url) {
        int h = 0;
        for (char c : url.toCharArray()) {
            h = h * 31 + c;
        }
        return new Page(url, Math.abs(h % 40));
    }

    private static void describe(StringBuilder out, Page p) {
        out.append(p.url()).append(" -> ").append(p.links()).append('\n');
    }

    private CompletableFuture<Integer> crawl(List<String> urls, StringBuilder out) {
        return CompletableFuture.supplyAsync(() -> {
            int total = 0;
            for (String u : urls) {
                Page p = fetch(u);
                describe(out, p);
                total += p.links();
            }
            return total;
        }, pool);
    }

    String run() {
        StringBuilder out = new StringBuilder("report\n");
        CompletableFuture<Integer> news =
                crawl(List.of("news/a", "news/b", "news/c"), out);
        CompletableFuture<Integer> shop =
                crawl(List.of("shop/x", "shop/y", "shop/z"), out);
        int links = news.thenCombine(shop, Integer::sum).join();
        out.append("links ").append(links);
        return out.toString();
    }

    void stop() {
        pool.shutdown();
    }

    public static void main(String[] args) {
        CrawlReport r = new CrawlReport();
        try {
            System.out.println(r.run());
        } finally {
            r.stop();
        }
    }
}
