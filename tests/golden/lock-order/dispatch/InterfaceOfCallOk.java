// run: scan --only lock-order --library
// expect: none
// open() is called on a Synth, and no Synth is a Board: that the variable is cast to something else
// elsewhere does not make it one.
public class InterfaceOfCallOk {
    interface Device { void open(); }
    interface Synth extends Device { int voices(); }
    interface Counted { int count(); }
    static class Board implements Device {
        @Override public void open() { synchronized (LOG) { LOG.n++; } }
    }
    static class SoftSynth implements Synth, Counted {
        @Override public void open() { }
        @Override public int voices() { return 1; }
        @Override public int count() { return 2; }
    }
    static class Log { int n; }
    static class Player { int n; Synth synth; }
    static final Log LOG = new Log();
    static final Player PLAYER = new Player();

    static Synth find() { return PLAYER.synth; }

    public static void set(Synth synth) { PLAYER.synth = synth; }

    public static void play() {
        synchronized (PLAYER) {
            Synth synth = find();
            synth.open();
            if (synth instanceof Counted)
                PLAYER.n = ((Counted) synth).count();
        }
    }

    public static void show() {
        new Board().open();
        synchronized (LOG) {
            synchronized (PLAYER) { LOG.n = PLAYER.n; }
        }
    }
}
