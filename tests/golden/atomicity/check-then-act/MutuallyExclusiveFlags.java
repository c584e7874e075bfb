// run: scan --only atomicity
// expect: none
// two ifs test the same unchanged value and its negation, so only one locks the witness
class Gate {
    private boolean up;

    public synchronized void raise() {
        up = true;
    }

    public synchronized void lower() {
        up = false;
    }
}

public class MutuallyExclusiveFlags {
    private int passes;

    public Gate gate() {
        return new Gate();
    }

    public synchronized void operate(Gate g, boolean train) {
        if (train) {
            g.lower();
        }
        passes++;
        if (!train) {
            g.raise();
        }
    }
}
// corpus: unseen
