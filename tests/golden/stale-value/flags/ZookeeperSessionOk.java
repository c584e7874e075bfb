// run: scan --only atomicity,stale-value
// expect: none
// ZooKeeper, HBase and others: a state machine in a volatile enum.

public class ZookeeperSessionOk {
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
        synchronized (this) {
            if (state != State.CONNECTED)
                return;
            state = State.CLOSED;
        }
        release.run();
    }
}
// corpus: published
