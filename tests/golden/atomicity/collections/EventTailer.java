// run: scan --only atomicity
// expect: atomicity
// tail() holds the tailer; size() and get(size-1) on the shared synchronizedList are two steps, the trimmer may shrink it in between
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.Predicate;

public class EventTailer {
    record Event(long at, String kind) {}

    private final List<Event> feed;
    private final Predicate<Event> wanted;
    private Event newest;
    private int matches;

    EventTailer(List<Event> feed, Predicate<Event> wanted) {
        this.feed = feed;
        this.wanted = wanted;
    }

    synchronized void tail() {
        int n = feed.size();
        if (n > 0) {
            Event e = feed.get(n - 1);
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
        List<Event> feed = Collections.synchronizedList(new ArrayList<>());
        EventTailer tailer = new EventTailer(feed, e -> e.kind().startsWith("click"));
        Thread producer = new Thread(() -> {
            for (int i = 0; i < 100_000; i++) {
                feed.add(new Event(i, i % 2 == 0 ? "click" : "view"));
                if (i % 50 == 0) {
                    feed.clear();
                }
            }
        });
        Thread watcher = new Thread(() -> {
            while (producer.isAlive()) {
                tailer.tail();
            }
        });
        producer.start();
        watcher.start();
        producer.join();
        watcher.join();
        System.out.println(tailer.matches());
    }
}
// corpus: unseen12
