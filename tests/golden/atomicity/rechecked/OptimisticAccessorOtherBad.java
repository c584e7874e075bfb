// run: scan --only atomicity --library
// expect: atomicity
// The version is compared with that of a state that is not the one that was read.
public class OptimisticAccessorOtherBad {
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
            if (state.stamp() != stamp) {
                return false;
            }
            state = new State(stamp + 1, text);
            return true;
        }
    }

    private final Page page;
    private int saves;

    public OptimisticAccessorOtherBad(Page page) {
        this.page = page;
    }

    public synchronized boolean append(String line) {
        State s = page.read();
        if (!page.save(saves, s.text() + line)) {
            return false;
        }
        saves++;
        return true;
    }
}
