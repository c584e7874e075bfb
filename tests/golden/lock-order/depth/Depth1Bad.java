// run: scan --only lock-order --library
// expect: lock-order locks=Depth1Bad$Gear,Depth1Bad$Motor
// The second lock is taken 1 call further down, in both directions.
public class Depth1Bad {
    public static final class Gear {
        private int n;
        public synchronized void drive(Motor o) { n++; call1(o); }
        private static void call1(Motor o) { o.inc(); }
        public synchronized void inc() { n++; }
    }
    public static final class Motor {
        private int n;
        public synchronized void drive(Gear o) { n++; call1(o); }
        private static void call1(Gear o) { o.inc(); }
        public synchronized void inc() { n++; }
    }
}
