// run: scan --only atomicity --library
// expect: atomicity
// The stamp is compared, but only with a bound: what another thread saved in between is lost.
public class OptimisticBoundBad {
    public static final class State {
        private final int stamp;
        private final String text;

        State(int stamp, String text) {
            this.stamp = stamp;
            this.text = text;
        }

        int stamp() {
            return stamp;
        }

        String text() {
            return text;
        }
    }

    public static class Page {
        private State state = new State(0, "");

        public synchronized State read() {
            return state;
        }

        public synchronized boolean save(int stamp, String text) {
            if (state.text().length() > 1000 + stamp) {
                return false;
            }
            state = new State(stamp + 1, text);
            return true;
        }
    }

    private final Page page;
    private int saves;

    public OptimisticBoundBad(Page page) {
        this.page = page;
    }

    public synchronized boolean append(String line) {
        State s = page.read();
        if (!page.save(s.stamp(), s.text() + line)) {
            return false;
        }
        saves++;
        return true;
    }
}
