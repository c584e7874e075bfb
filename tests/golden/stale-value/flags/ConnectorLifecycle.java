// run: scan --library --only stale-value
// expect: stale-value
// start() tests the volatile flag and then sets it: two callers both see false and two poller threads run
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

abstract class AbstractConnector {
    private volatile boolean started;

    public void start() {
        if (started) {
            return;
        }
        started = true;
        Thread t = new Thread(this::loop, getClass().getSimpleName());
        t.setDaemon(true);
        t.start();
    }

    public void stop() {
        started = false;
    }

    private void loop() {
        while (started) {
            try {
                pollOnce();
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    protected abstract void pollOnce() throws InterruptedException;
}

public class ConnectorLifecycle extends AbstractConnector {
    private final LinkedBlockingQueue<String> inbound = new LinkedBlockingQueue<>();
    private volatile String lastSeen = "";

    public void push(String message) {
        inbound.add(message);
    }

    @Override
    protected void pollOnce() throws InterruptedException {
        String m = inbound.poll(50, TimeUnit.MILLISECONDS);
        if (m != null) {
            lastSeen = m;
        }
    }

    public String lastSeen() {
        return lastSeen;
    }
}
// corpus: unseen12
