// run: scan --only stale-value
// expect: stale-value method=ZookeeperSessionBad.close line=here
// ZooKeeper, HBase and others: a state machine in a volatile enum.

public class ZookeeperSessionBad {
    enum State { NEW, CONNECTED, CLOSED }

    private volatile State state = State.NEW;
    private int closes;

    public void connect() {
        synchronized (this) {
            if (state == State.NEW)
                state = State.CONNECTED;
        }
    }

    public void close(Runnable release) {
        if (state != State.CONNECTED)
            return;
        state = State.CLOSED; // <- here
        release.run();
    }
}
// corpus: published
