// run: scan --library --only atomicity
// The second answer is one of two, but the first one is used in any case.
public class EitherValueBothBad {
    public static class Span {
        private int from;
        private int to;

        public synchronized void move(int n) {
            from += n;
            to += n;
        }

        public synchronized int from() {
            return from;
        }

        public synchronized int to() {
            return to;
        }
    }

    private final Span span;
    private int size;

    public EitherValueBothBad(Span span) {
        this.span = span;
    }

    public synchronized void measure(boolean isEmpty) {
        int from = span.from();
        int to = isEmpty ? from : span.to(); // expect: atomicity
        size = to - from;
    }

    public synchronized int size() {
        return size;
    }
}
