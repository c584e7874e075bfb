// run: scan --library --only atomicity
// What the helper gives to the function is the shared object, whoever calls it.
import java.util.function.ToIntFunction;

public class PassedFunctionBad {
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

    public PassedFunctionBad(Span span) {
        this.span = span;
    }

    private static int ask(int scale, Span span, ToIntFunction<Span> question) {
        return scale * question.applyAsInt(span);
    }

    public synchronized int measure() {
        size = ask(2, span, s -> s.to()) - ask(2, span, Span::from); // expect: atomicity
        return size;
    }
}
