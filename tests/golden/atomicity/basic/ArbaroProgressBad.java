// run: scan --only atomicity
// expect: atomicity method=ArbaroProgressBad.update line=here witness=this.progress context=this
// Seed 002, Arbaro: set the progress if it changed by more than one percent.

public class ArbaroProgressBad {
    static class Progress {
        private int value;
        synchronized int get() { return value; }
        synchronized void set(int v) { value = v; }
    }

    private final Progress progress;

    public ArbaroProgressBad(Progress p) { progress = p; }

    public synchronized void update(int now, int max) {
        if (now - progress.get() > max * 0.01)
            progress.set(now); // <- here
    }
}
