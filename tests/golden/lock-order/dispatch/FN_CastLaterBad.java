// run: scan --only lock-order
// expect: none
// A value is used as what every object of it is, and only then looked at more closely: the cast says nothing of
// the call before.
// Missed: a cast gives its type to every use of the value (facts/extract.c).
import java.util.ArrayList;
import java.util.List;

public class FN_CastLaterBad {
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
        new Thread(FN_CastLaterBad::one).start();
        new Thread(FN_CastLaterBad::two).start();
    }
}
