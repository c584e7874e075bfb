// run: scan --only lock-order --library
// expect: none
// The holder idiom: the holder's initialiser takes one lock and needs nothing back.
public class HolderOk {
    private static int made;
    private static synchronized int next() { return made++; }
    private static class Holder { static final HolderOk INSTANCE = new HolderOk(next()); }
    private final int id;
    private HolderOk(int i) { id = i; }
    public static HolderOk get() { return Holder.INSTANCE; }
    public synchronized int id() { return id; }
}
