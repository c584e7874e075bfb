// All other fields that methods change are volatile: other threads look while these methods run, and one field was
// forgotten.
// run: scan --library --only data-race
public class OneForgotten {
    private volatile boolean closed;
    private volatile int opened;
    private Object session;

    public void open() {
        opened = opened + 1;
        session = new Object(); // expect: data-race field=OneForgotten.session severity=high
    }

    public void close() {
        closed = true;
        session = null;
    }

    public boolean isClosed() {
        return closed && opened > 0;
    }

    public boolean isIdle() {
        return session == null;
    }
}
