// run: scan --only atomicity
// expect: none
// the witness is locked once in each branch of an if, never twice on one path
class Door {
    private boolean open;

    public synchronized void open() {
        open = true;
    }

    public synchronized void close() {
        open = false;
    }
}

public class EitherBranch {
    private int operations;

    public Door door() {
        return new Door();
    }

    public synchronized void set(Door door, boolean wanted) {
        operations++;
        if (wanted) {
            door.open();
        } else {
            door.close();
        }
    }
}
// corpus: unseen
