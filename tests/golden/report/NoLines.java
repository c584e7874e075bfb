// Without line numbers a finding is at a method.
// javac: -g:none
// run: raddle scan --only lock-order --library $CLASSES | sed 's/:.*//'
// out: NoLines.get
// out:   two threads run this with the objects exchanged
// out:     NoLines.join (unknown source) takes this (NoLines)
// out:     NoLines.get (unknown source) takes this (NoLines), the other object
// out: ...
public class NoLines {
    private int n;

    public synchronized int get() {
        return n;
    }

    public synchronized void join(NoLines other) {
        n += other.get();
    }
}
