// run: scan --library --only stale-value
// expect: none
// the phase moves by compareAndSet, so only one caller starts the poller and only one stops it
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;

public abstract class BridgeLifecycle {
    private enum Phase { NEW, RUNNING, STOPPED }

    private final AtomicReference<Phase> phase = new AtomicReference<>(Phase.NEW);

    public void start() {
        if (phase.get() == Phase.NEW && phase.compareAndSet(Phase.NEW, Phase.RUNNING)) {
            Thread t = new Thread(this::loop, getClass().getSimpleName());
            t.setDaemon(true);
            t.start();
        }
    }

    public boolean stop() {
        return phase.compareAndSet(Phase.RUNNING, Phase.STOPPED);
    }

    private void loop() {
        while (phase.get() == Phase.RUNNING) {
            try {
                pollOnce();
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    protected abstract void pollOnce() throws InterruptedException;

    public static final class QueueBridge extends BridgeLifecycle {
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
}
// corpus: unseen12
