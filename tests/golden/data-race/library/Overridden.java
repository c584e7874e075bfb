// What a subclass overrides is not what runs on its objects.
// run: scan --library --only data-race
// expect: none
public class Overridden {
    public static class Out {
        protected int written;
        public void write(int b) { written++; }
    }

    public static class Safe extends Out {
        @Override
        public synchronized void write(int b) { written++; }
        public synchronized int written() { return written; }
    }
}
