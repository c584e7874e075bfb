// run: scan --only stale-value
// expect: stale-value
// The volatile field hits is incremented with ++ by several request threads in Page.render; volatile does not make the read-modify-write atomic.
import java.util.ArrayList;
import java.util.List;

class Page {
    private final String path;
    private volatile int hits;
    private volatile long lastVisit;

    Page(String path) { this.path = path; }

    String render(String user) {
        hits++;
        lastVisit = System.currentTimeMillis();
        return "<h1>" + path + "</h1><p>Hello " + user + "</p>";
    }

    int getHits() { return hits; }

    long getLastVisit() { return lastVisit; }
}

class Browser extends Thread {
    private final Page page;
    private final int visits;

    Browser(String name, Page page, int visits) {
        super(name);
        this.page = page;
        this.visits = visits;
    }

    @Override
    public void run() {
        for (int i = 0; i < visits; i++) {
            page.render(getName());
        }
    }
}

public class HitCounterServlet {
    public static void main(String[] args) throws InterruptedException {
        Page home = new Page("/");
        List<Browser> all = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            Browser b = new Browser("user" + i, home, 10_000);
            all.add(b);
            b.start();
        }
        for (Browser b : all) {
            b.join();
        }
        System.out.println(home.getHits() + " of 30000, last " + home.getLastVisit());
    }
}
// corpus: unseen
