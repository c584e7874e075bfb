// run: scan --only stale-value
// expect: stale-value
// expect: stale-value
// resume tests the phase and sets RUNNING in a second step, overwriting a STOPPED set in between: a stopped scheduler runs again
import java.util.concurrent.atomic.AtomicReference;

public class PhaseSwitch {
    enum Phase { RUNNING, PAUSED, STOPPED }

    private final AtomicReference<Phase> phase = new AtomicReference<>(Phase.RUNNING);

    public boolean pause() {
        if (phase.get() == Phase.RUNNING) {
            phase.set(Phase.PAUSED);
            return true;
        }
        return false;
    }

    public boolean resume() {
        if (phase.get() == Phase.PAUSED) {
            phase.set(Phase.RUNNING);
            return true;
        }
        return false;
    }

    public void stop() {
        phase.set(Phase.STOPPED);
    }

    public boolean mayFire() {
        return phase.get() == Phase.RUNNING;
    }

    public static void main(String[] args) throws InterruptedException {
        PhaseSwitch scheduler = new PhaseSwitch();
        Thread console = new Thread(() -> {
            for (int i = 0; i < 100000; i++) {
                scheduler.pause();
                scheduler.resume();
            }
        });
        Thread shutdown = new Thread(scheduler::stop);
        console.start();
        shutdown.start();
        console.join();
        shutdown.join();
        System.out.println(scheduler.mayFire());
    }
}
// corpus: unseen11
