// run: scan --only stale-value
// expect: stale-value
// volatile instance tested outside the lock but not again inside, two databases opened
import java.util.concurrent.atomic.AtomicInteger;

public class HalfDcl {
    static class Db {
        static final AtomicInteger OPENED = new AtomicInteger();
        Db() { OPENED.incrementAndGet(); }
        int query(int q) { return q * 2; }
    }

    private static volatile Db db;

    static Db db() {
        if (db == null) {
            synchronized (HalfDcl.class) {
                db = new Db();
            }
        }
        return db;
    }

    public static void main(String[] args) throws Exception {
        Thread[] t = new Thread[4];
        for (int i = 0; i < 4; i++) {
            int q = i;
            t[i] = new Thread(() -> db().query(q));
            t[i].start();
        }
        for (Thread x : t) x.join();
        System.out.println(Db.OPENED.get());
    }
}
// corpus: unseen
