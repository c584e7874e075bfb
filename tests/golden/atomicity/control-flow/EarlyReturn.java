// run: scan --only atomicity
// expect: none
// the first locking is followed by a return, so no path locks the witness twice
class Lamp {
    private boolean on;

    public synchronized boolean toggle() {
        on = !on;
        return on;
    }

    public synchronized void off() {
        on = false;
    }
}

public class EarlyReturn {
    private int saved;

    public Lamp lamp() {
        return new Lamp();
    }

    public synchronized boolean night(Lamp lamp, boolean force) {
        if (force) {
            lamp.off();
            saved++;
            return true;
        }
        return lamp.toggle();
    }
}
// corpus: unseen
