// run: scan --only lock-order
// expect: lock-order
// A value is used as what every object of it is, and only then looked at more closely: the cast says nothing of
// the call before.
import java.util.ArrayList;
import java.util.List;

public class CastLaterBad {
    static final Object A = new Object(), B = new Object();
    static class Base {
        void run() {
            synchronized (B) {
                hashCode();
            }
        }
    }
    static class Special extends Base {
        @Override void run() {}
        void more() {}
    }
    static final List<Object> all = new ArrayList<>();
    static void one() {
        synchronized (A) {
            Object o = all.get(0);
            ((Base) o).run();
            if (o instanceof Special)
                ((Special) o).more();
        }
    }
    static void two() {
        synchronized (B) {
            synchronized (A) {
                all.add(null);
            }
        }
    }
    public static void main(String[] args) {
        all.add(new Base());
        all.add(new Special());
        new Thread(CastLaterBad::one).start();
        new Thread(CastLaterBad::two).start();
    }
}
