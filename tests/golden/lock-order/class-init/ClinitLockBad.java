// run: scan --only lock-order
// expect: lock-order locks=ClinitLockBad$Config.class,ClinitLockBad$Registry
// The static initialiser locks the registry; the registry, locked, makes the class initialise.
public class ClinitLockBad {
    static class Registry {
        int n;
        synchronized void add() { n++; }
        synchronized void load() { Config.touch(); }
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
