// run: scan --only stale-value
// expect: stale-value
// Volatile hits++ from several threads loses increments.
import java.util.ArrayList;
import java.util.List;

public class VolatileHits {
    static class Page {
        private final String path;
        private volatile long hits;

        Page(String path) {
            this.path = path;
        }

        void visit() {
            hits++;
        }

        @Override
        public String toString() {
            return path + "=" + hits;
        }
    }

    static class Crawler extends Thread {
        private final Page page;

        Crawler(Page page) {
            this.page = page;
        }

        @Override
        public void run() {
            for (int i = 0; i < 10_000; i++) {
                page.visit();
            }
        }
    }

    public static void main(String[] args) throws Exception {
        Page home = new Page("/");
        List<Crawler> all = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            Crawler c = new Crawler(home);
            all.add(c);
            c.start();
        }
        for (Crawler c : all) {
            c.join();
        }
        System.out.println(home);
    }
}
// corpus: unseen
