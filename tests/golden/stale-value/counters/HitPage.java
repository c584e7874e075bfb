// run: scan --only stale-value
// expect: stale-value
// counter.setHits(counter.getHits() + 1) through synchronized accessors
import java.util.ArrayList;
import java.util.List;

public class HitPage {
    static class HitCounter {
        private int hits;
        public synchronized int getHits() { return hits; }
        public synchronized void setHits(int h) { hits = h; }
        public synchronized void hit() { hits++; }
    }
    static class Page extends Thread {
        private final HitCounter counter;
        Page(HitCounter c) { counter = c; }
        @Override public void run() {
            for (int i = 0; i < 1000; i++) {
                counter.setHits(counter.getHits() + 1);
            }
        }
    }
    public static void main(String[] args) throws InterruptedException {
        HitCounter c = new HitCounter();
        List<Page> pages = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Page p = new Page(c);
            pages.add(p);
            p.start();
        }
        for (Page p : pages) p.join();
        if (c.getHits() != 4000) throw new AssertionError("lost updates: " + c.getHits());
    }
}
// corpus: unseen
