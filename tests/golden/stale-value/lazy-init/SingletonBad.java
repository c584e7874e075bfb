// run: scan --only stale-value
// expect: stale-value method=SingletonBad.instance line=here
// Two instances may be handed out; the state of one is lost.

public class SingletonBad {
    private static volatile SingletonBad instance;
    private int uses;

    private SingletonBad() { }

    public static SingletonBad instance() {
        if (instance == null)
            instance = new SingletonBad(); // <- here
        return instance;
    }

    public synchronized void use() { uses++; }
}
