// run: scan --library --only atomicity
// expect: none
// The helper gives a copy of its own to each function.
import java.util.function.ToIntFunction;

public class PassedFunctionCopyOk {
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

    private int size;

    private static int ask(int scale, ToIntFunction<Span> question) {
        Span own = new Span();
        own.move(scale);
        return question.applyAsInt(own);
    }

    public synchronized int measure() {
        size = ask(2, Span::to) - ask(2, Span::from);
        return size;
    }
}
