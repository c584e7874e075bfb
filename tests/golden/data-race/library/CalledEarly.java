// Whoever calls init here does so to an object that he has made and nobody else has yet. Not so start, which is called
// when others have it already.
// run: scan --library --only data-race
import java.util.Vector;

public class CalledEarly {
    private static final Vector<CalledEarly> all = new Vector<>();
    private int depth;
    private long begun;

    public static CalledEarly create() {
        CalledEarly made = new CalledEarly();
        made.init();
        all.add(made);
        made.start();
        return made;
    }

    public void init() {
        depth = Runtime.getRuntime().availableProcessors(); // expect: data-race field=CalledEarly.depth severity=medium
    }

    public void start() {
        begun = System.nanoTime(); // expect: data-race field=CalledEarly.begun severity=high
    }

    public synchronized void grow() {
        depth++;
        begun++;
    }

    public synchronized long area() {
        return begun * depth;
    }
}
