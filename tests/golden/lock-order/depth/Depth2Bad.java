// run: scan --only lock-order --library
// expect: lock-order locks=Depth2Bad$Gear,Depth2Bad$Motor
// The second lock is taken 2 calls further down, in both directions.
public class Depth2Bad {
    public static final class Gear {
        private int n;
        public synchronized void drive(Motor o) { n++; call1(o); }
        private static void call1(Motor o) { new Gear().call2(o); }
        private void call2(Motor o) { o.inc(); }
        public synchronized void inc() { n++; }
    }
    public static final class Motor {
        private int n;
        public synchronized void drive(Gear o) { n++; call1(o); }
        private static void call1(Gear o) { new Motor().call2(o); }
        private void call2(Gear o) { o.inc(); }
        public synchronized void inc() { n++; }
    }
}
