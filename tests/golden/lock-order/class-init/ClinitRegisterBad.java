// run: scan --only lock-order --library
// expect: lock-order locks=ClinitRegisterBad$Driver.class,ClinitRegisterBad$Registry.class
// The initialiser of a driver registers it under the lock under which the registry makes the driver load.
public class ClinitRegisterBad {
    public static class Registry {
        private static int n;
        public static synchronized void register() { n++; }
        public static synchronized void open() { Driver.load(); }
    }
    public static class Driver {
        static { Registry.register(); }
        public static void load() { }
    }
}
