// run: scan --only stale-value
// expect: none
// the getter and setter are synchronized, and the method that combines them is too, so the monitor is held over both
public class DamageTracker {
    record Span(int from, int to) {
        static final Span NONE = new Span(0, 0);

        Span plus(Span o) {
            return from == to ? o : new Span(Math.min(from, o.from), Math.max(to, o.to));
        }

        int length() {
            return to - from;
        }
    }

    private Span damage = Span.NONE;

    private synchronized Span damage() {
        return damage;
    }

    private synchronized void damage(Span s) {
        damage = s;
    }

    public synchronized void mark(int from, int to) {
        Span now = damage();
        damage(now.plus(new Span(from, to)));
    }

    public synchronized Span take() {
        Span s = damage();
        damage(Span.NONE);
        return s;
    }

    public static void main(String[] args) throws InterruptedException {
        DamageTracker tracker = new DamageTracker();
        Thread top = new Thread(() -> {
            for (int i = 0; i < 1000; i++) {
                tracker.mark(i, i + 1);
            }
        });
        Thread bottom = new Thread(() -> {
            for (int i = 0; i < 1000; i++) {
                tracker.mark(5000 + i, 5001 + i);
            }
        });
        top.start();
        bottom.start();
        top.join();
        bottom.join();
        System.out.println(tracker.take().length());
    }
}
// corpus: unseen11
