// run: scan --only stale-value
// expect: stale-value method=StaticCounterBad.nextId line=here
// Static state behind a class lock, taken twice.

public class StaticCounterBad {
    private static int lastId;

    private static int last() {
        synchronized (StaticCounterBad.class) {
            return lastId;
        }
    }

    public static int nextId() {
        int id = last() + 1;
        synchronized (StaticCounterBad.class) {
            lastId = id; // <- here
            return id;
        }
    }
}
// corpus: published
