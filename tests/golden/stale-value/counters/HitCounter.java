// run: scan --only stale-value
// expect: stale-value
// x.set(x.get()+1) through synchronized accessors loses increments
class PageStats {
    private int hits;

    synchronized int getHits() {
        return hits;
    }

    synchronized void setHits(int hits) {
        this.hits = hits;
    }
}

class RequestHandler extends Thread {
    private final PageStats stats;

    RequestHandler(PageStats stats) {
        this.stats = stats;
    }

    @Override
    public void run() {
        for (int i = 0; i < 1000; i++) {
            serve();
        }
    }

    private void serve() {
        stats.setHits(stats.getHits() + 1);
    }
}

public class HitCounter {
    public static void main(String[] args) throws Exception {
        PageStats stats = new PageStats();
        RequestHandler a = new RequestHandler(stats);
        RequestHandler b = new RequestHandler(stats);
        a.start();
        b.start();
        a.join();
        b.join();
        System.out.println("hits=" + stats.getHits());
    }
}
// corpus: unseen
