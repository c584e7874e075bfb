// run: scan --library --only stale-value
// expect: none
// each transition is one compareAndSet, only the winner starts or ends the worker
import java.util.concurrent.atomic.AtomicReference;

public class ServicePhases {
    public enum Phase { NEW, RUNNING, STOPPED }

    private final Runnable work;
    private final AtomicReference<Phase> phase = new AtomicReference<>(Phase.NEW);

    public ServicePhases(Runnable work) {
        this.work = work;
    }

    public boolean start() {
        if (phase.get() == Phase.NEW && phase.compareAndSet(Phase.NEW, Phase.RUNNING)) {
            Thread t = new Thread(this::loop, "service");
            t.setDaemon(true);
            t.start();
            return true;
        }
        return false;
    }

    public boolean stop() {
        return phase.compareAndSet(Phase.RUNNING, Phase.STOPPED);
    }

    private void loop() {
        while (phase.get() == Phase.RUNNING) {
            work.run();
        }
    }

    public Phase phase() {
        return phase.get();
    }

    public String describe() {
        Phase p = phase.get();
        return switch (p) {
            case NEW -> "not started";
            case RUNNING -> "running";
            case STOPPED -> "stopped";
        };
    }
}
// corpus: unseen
