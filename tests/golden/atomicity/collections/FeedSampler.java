// run: scan --only atomicity
// expect: none
// one toArray copy of the shared list; size and elements are taken from that private array
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;

public class FeedSampler {
    record Click(long at, String page) {}

    private final List<Click> feed;
    private final Predicate<Click> wanted;
    private Click newest;
    private int matches;

    FeedSampler(List<Click> feed, Predicate<Click> wanted) {
        this.feed = feed;
        this.wanted = wanted;
    }

    synchronized void sample() {
        Click[] now = feed.toArray(new Click[0]);
        if (now.length > 0) {
            Click e = now[now.length - 1];
            if (e != newest && wanted.test(e)) {
                newest = e;
                matches++;
            }
        }
    }

    synchronized int matches() {
        return matches;
    }

    public static void main(String[] args) throws InterruptedException {
        List<Click> feed = Collections.synchronizedList(new ArrayList<>());
        FeedSampler sampler = new FeedSampler(feed, e -> e.page().startsWith("/cart"));
        Thread producer = new Thread(() -> {
            for (int i = 0; i < 20_000; i++) {
                feed.add(new Click(i, i % 2 == 0 ? "/cart" : "/home"));
                if (i % 50 == 0) {
                    feed.clear();
                }
            }
        });
        Thread watcher = new Thread(() -> {
            while (producer.isAlive()) {
                sampler.sample();
            }
        });
        producer.start();
        watcher.start();
        producer.join();
        watcher.join();
        System.out.println(sampler.matches() >= 0);
    }
}
// corpus: unseen12
