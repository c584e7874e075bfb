// run: scan --only atomicity
// expect: none
// The crawler thread fills the shared Frontier directly, and only after it was joined does the Ranker run its contains/add pairs from the main thread.
import java.util.ArrayList;
import java.util.List;

class Frontier {
    private final List<String> urls = new ArrayList<>();

    synchronized boolean contains(String u) { return urls.contains(u); }

    synchronized void add(String u) { urls.add(u); }

    synchronized int size() { return urls.size(); }
}

class Crawler implements Runnable {
    private final Frontier frontier;

    Crawler(Frontier f) { this.frontier = f; }

    @Override
    public void run() {
        for (int i = 0; i < 500; i++) {
            frontier.add("http://host/" + i);
        }
    }
}

class Ranker {
    private final Frontier frontier;
    private int added;

    Ranker(Frontier f) { this.frontier = f; }

    synchronized void seed(String url) {
        if (!frontier.contains(url)) {
            frontier.add(url);
            added++;
        }
    }

    synchronized int added() { return added; }
}

public class AfterJoin {
    public static void main(String[] args) throws InterruptedException {
        Frontier f = new Frontier();
        Thread t = new Thread(new Crawler(f));
        t.start();
        t.join();
        Ranker r = new Ranker(f);
        for (int i = 400; i < 600; i++) {
            r.seed("http://host/" + i);
        }
        System.out.println(f.size() + " " + r.added());
    }
}
// corpus: unseen
