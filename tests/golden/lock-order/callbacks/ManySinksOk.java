// run: scan --only lock-order --library
// expect: none
// Too many classes are sinks to follow them all; the source is given another one than the meter that asks it.
public class ManySinksOk {
    public interface Sink { void accept(int value); }

    public abstract static class Part {
        protected Sink sink;
        protected void connect(Sink other) { sink = other; }
    }

    public static class Source extends Part {
        private int last;
        public Source(Sink first) { connect(first); }
        public synchronized void emit(int value) { last = value; sink.accept(value); }
        public synchronized int last() { return last; }
    }

    public static class Meter implements Sink {
        private final Source source = new Source(new Plain());
        private int sum;
        public synchronized void accept(int value) { sum += value; }
        public synchronized int drift() { return sum - source.last(); }
        public Source source() { return source; }
    }

    private int n;
    public Sink[] others() {
        return new Sink[] { new Plain(), value -> n++, value -> n--, value -> n = value, value -> n = 1,
            value -> n = 2, value -> n = 3, value -> n = 4 };
    }
    static class Plain implements Sink { public void accept(int value) { } }
}
