// A method that is on the stack twice: each of its frames has the lock that it takes.
// run: raddle scan --only lock-order --min-severity low --library $CLASSES
// exit: 1
// out: RecursionFrames.java:...: ... lock-order: two objects of RecursionFrames are locked in opposite orders [score ..., ...]
// out:   two threads run this with the objects exchanged: each holds RecursionFrames (this) and waits for RecursionFrames (this.next):
// out:     RecursionFrames.join (RecursionFrames.java:20) takes this (RecursionFrames)
// out:     RecursionFrames.join (RecursionFrames.java:19) takes this (RecursionFrames), the other object
// out:   for: ...
// out: ...
public class RecursionFrames {
    private RecursionFrames next;
    private int n;

    public synchronized void set(RecursionFrames next) {
        this.next = next;
    }

    public synchronized void join(int depth) {
        if (depth > 0)
            next.join(depth - 1);
        n++;
    }
}
