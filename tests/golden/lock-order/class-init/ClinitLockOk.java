// run: scan --only lock-order
// expect: none
// As ClinitLockBad; the registry makes the class initialise before it is locked.
public class ClinitLockOk {
    static class Registry {
        int n;
        synchronized void add() { n++; }
        void load() { Config.touch(); add(); }
    }
    static final Registry REGISTRY = new Registry();
    static class Config {
        static { REGISTRY.add(); }
        static void touch() { }
    }

    public static void main(String[] args) {
        new Thread(() -> REGISTRY.load()).start();
        new Thread(() -> Config.touch()).start();
    }
}
