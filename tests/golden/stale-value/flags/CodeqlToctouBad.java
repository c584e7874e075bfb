// run: scan --only stale-value
// expect: stale-value method=CodeqlToctouBad.perform line=here
// CodeQL java/toctou-race-condition: the state is asked for and relied upon in two synchronized calls.

public class CodeqlToctouBad {
    public static class Resource {
        private boolean isReady;
        private int used;

        public synchronized void setReady(boolean ready) { isReady = ready; }
        public synchronized boolean isReady() { return isReady; }

        public synchronized void act() {
            used++;
            isReady = false;
        }
    }

    public void perform(Resource r) {
        if (r.isReady())
            r.act(); // <- here
    }
}
// corpus: published
