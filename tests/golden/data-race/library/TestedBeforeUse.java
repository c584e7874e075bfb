// Who looks first whether it is there reckons with coming before it is made: stop may miss the thread that start makes.
// run: scan --library --only data-race
public class TestedBeforeUse {
    private Thread worker;

    public void start() {
        worker = new Thread("worker"); // expect: data-race field=TestedBeforeUse.worker severity=high
    }

    public synchronized void stop() {
        if (worker != null)
            worker.interrupt();
    }

    public synchronized void kick() {
        if (worker != null)
            worker.interrupt();
    }

    public synchronized boolean isAlive() {
        return worker != null && worker.isAlive();
    }
}
