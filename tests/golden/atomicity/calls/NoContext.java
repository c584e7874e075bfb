// run: scan --only atomicity
// expect: none
// the parameter is locked twice but no other lock is held around both
class Valve {
    private int opening;
    private int moves;

    public synchronized void turn(int by) {
        opening += by;
        moves++;
    }
}

public class NoContext {
    private int served;

    public Valve valve() {
        return new Valve();
    }

    public void flush(Valve v) {
        v.turn(10);
        v.turn(-10);
        synchronized (this) {
            served++;
        }
    }
}
// corpus: unseen
