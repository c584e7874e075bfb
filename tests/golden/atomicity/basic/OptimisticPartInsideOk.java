// run: scan --only atomicity --library
// expect: none
// The section itself makes the next one, with a greater number.
public class OptimisticPartInsideOk {
    public static final class Stamped {
        final String text;
        final int stamp;

        Stamped(String text, int stamp) {
            this.text = text;
            this.stamp = stamp;
        }
    }

    public static class Page {
        private Stamped now = new Stamped("", 0);

        public synchronized Stamped read() {
            return now;
        }

        public synchronized boolean write(Stamped seen, String text) {
            if (now.stamp != seen.stamp) {
                return false;
            }
            now = new Stamped(text, now.stamp + 1);
            return true;
        }
    }

    private final Page page;

    public OptimisticPartInsideOk(Page page) {
        this.page = page;
    }

    public synchronized void append(String more) {
        Stamped seen;
        do {
            seen = page.read();
        } while (!page.write(seen, seen.text + more));
    }
}
