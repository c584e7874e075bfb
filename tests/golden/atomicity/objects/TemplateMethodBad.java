// run: scan --only atomicity
// expect: atomicity method=TemplateMethodBad$Drawing.draw line=here
// The subclass has the witness, the template method of its superclass the context.

public class TemplateMethodBad {
    public static class Range {
        private int from, to;
        public synchronized int from() { return from; }
        public synchronized int to() { return to; }
        public synchronized int length() { return to - from; }
        public synchronized void set(int from, int to) {
            this.from = from;
            this.to = to;
        }
    }

    public abstract static class Drawing {
        private int drawn;

        public synchronized int draw() {
            drawn++;
            return right() - left(); // <- here
        }

        abstract int left();
        abstract int right();
        abstract int width();
    }

    public static class RangeDrawing extends Drawing {
        private final Range range;
        public RangeDrawing(Range range) { this.range = range; }
        @Override int left() { return range.from(); }
        @Override int right() { return range.to(); }
        @Override int width() { return range.length(); }
    }
}
