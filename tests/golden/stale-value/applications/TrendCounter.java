// Count is read with get and stored with put on a ConcurrentHashMap by several threads on the same tags: increments are lost.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: stale-value witness=this.counts
// corpus: unseen31
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;

public class TrendCounter {
    record Post(String author, String text) {
        List<String> tags() {
            List<String> out = new ArrayList<>();
            for (String w : text.split(" ")) {
                if (w.startsWith("#")) {
                    out.add(w);
                }
            }
            return out;
        }
    }

    private final Map<String, Integer> counts = new ConcurrentHashMap<>();

    void feed(Post p) {
        for (String tag : p.tags()) {
            bump(tag);
        }
    }

    private void bump(String tag) {
        Integer old = counts.get(tag);
        int next = old == null ? 1 : old + 1;
        counts.put(tag, next);
    }

    List<String> top(int n) {
        return counts.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder()))
                .limit(n)
                .map(e -> e.getKey() + ":" + e.getValue())
                .collect(Collectors.toList());
    }

    static class Stream extends Thread {
        private final TrendCounter counter;
        private final String region;

        Stream(TrendCounter counter, String region) {
            this.counter = counter;
            this.region = region;
        }

        @Override
        public void run() {
            for (int i = 0; i < 150; i++) {
                counter.feed(new Post(region, "hi #java and #tag" + i % 5));
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        TrendCounter c = new TrendCounter();
        Stream eu = new Stream(c, "eu");
        Stream us = new Stream(c, "us");
        eu.start();
        us.start();
        eu.join();
        us.join();
        System.out.println(c.top(3));
    }
}
