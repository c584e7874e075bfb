// stop goes on only if it has seen what start sets when it is through, and start is run again only when that is cleared:
// the volatile orders what start has written before. What it writes afterwards stop may miss.
// run: scan --library --only data-race
public class Announced {
    private volatile boolean started;
    private StringBuffer log, late;

    public synchronized void start() {
        if (started)
            return;
        log = new StringBuffer(); // expect: data-race field=Announced.log severity=medium
        started = true;
        late = new StringBuffer(); // expect: data-race field=Announced.late severity=high
    }

    public void stop() {
        if (!started)
            return;
        System.out.println(log);
        System.out.println(late);
    }

    public synchronized void print() {
        System.out.println(log);
        System.out.println(late);
    }
}
