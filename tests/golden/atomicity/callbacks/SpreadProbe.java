// run: scan --only atomicity
// expect: atomicity method=SpreadProbe.sample line=here
// SpreadProbe.sample (context SpreadProbe monitor): bid and ask of Quote read through method references in two sections.
import java.util.function.IntSupplier;

public class SpreadProbe {
    public static class Quote {
        private int bid, ask;
        public synchronized int bid() { return bid; }
        public synchronized int ask() { return ask; }
        public synchronized void update(int b, int a) {
            if (b > a) throw new IllegalArgumentException();
            bid = b;
            ask = a;
        }
    }

    private final Quote quote;
    private int worst;

    public SpreadProbe(Quote q) { quote = q; }

    private static int read(IntSupplier s) { return s.getAsInt(); }

    public synchronized int sample() {
        int b = read(quote::bid);
        int a = read(quote::ask); // <- here
        int spread = a - b;
        if (spread > worst) worst = spread;
        return spread;
    }
    public synchronized int worst() { return worst; }
}
// corpus: unseen
