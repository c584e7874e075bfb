// run: scan --only atomicity,stale-value
// expect: none
// Static state behind a class lock, taken twice.

public class StaticCounterOk {
    private static int lastId;

    private static int last() {
        synchronized (StaticCounterOk.class) {
            return lastId;
        }
    }

    public static int nextId() {
        synchronized (StaticCounterOk.class) {
            int id = last() + 1;
            lastId = id;
            return id;
        }
    }
}
// corpus: published
