// A lock that has no name is told by its class.
// run: raddle scan --only lock-order --min-severity low --library $CLASSES
// exit: 1
// out: ...
// out:     Nameless.either (Nameless.java:...) takes a Part
// out: ...
class Part {
    private int n;

    synchronized void touch() {
        n++;
    }
}

public class Nameless {
    private int n;

    synchronized void count() {
        n++;
    }

    public void either(boolean first, Part a, Part b) {
        Part part = first ? a : b;
        synchronized (part) {
            count();
        }
    }

    public synchronized void touch(Part part) {
        part.touch();
    }
}
