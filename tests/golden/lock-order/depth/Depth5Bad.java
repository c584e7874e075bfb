// run: scan --only lock-order --library
// expect: lock-order locks=Depth5Bad$Gear,Depth5Bad$Motor
// The second lock is taken 5 calls further down, in both directions.
public class Depth5Bad {
    public static final class Gear {
        private int n;
        public synchronized void drive(Motor o) { n++; call1(o); }
        private static void call1(Motor o) { new Gear().call2(o); }
        private void call2(Motor o) { call3(o); }
        private static void call3(Motor o) { new Gear().call4(o); }
        private void call4(Motor o) { call5(o); }
        private static void call5(Motor o) { o.inc(); }
        public synchronized void inc() { n++; }
    }
    public static final class Motor {
        private int n;
        public synchronized void drive(Gear o) { n++; call1(o); }
        private static void call1(Gear o) { new Motor().call2(o); }
        private void call2(Gear o) { call3(o); }
        private static void call3(Gear o) { new Motor().call4(o); }
        private void call4(Gear o) { call5(o); }
        private static void call5(Gear o) { o.inc(); }
        public synchronized void inc() { n++; }
    }
}
