// run: scan --only stale-value
// expect: none
// each transition is one compareAndSet from the expected phase; STOPPED is final
import java.util.concurrent.atomic.AtomicReference;

public class EngineSwitch {
    enum Phase {
        RUNNING, PAUSED, STOPPED;

        boolean accepts() {
            return this != STOPPED;
        }
    }

    private final AtomicReference<Phase> phase = new AtomicReference<>(Phase.RUNNING);

    public boolean pause() {
        return phase.compareAndSet(Phase.RUNNING, Phase.PAUSED);
    }

    public boolean resume() {
        return phase.get() == Phase.PAUSED && phase.compareAndSet(Phase.PAUSED, Phase.RUNNING);
    }

    public boolean stop() {
        return phase.getAndSet(Phase.STOPPED).accepts();
    }

    public boolean mayFire() {
        return phase.get() == Phase.RUNNING;
    }

    public static void main(String[] args) throws InterruptedException {
        EngineSwitch engine = new EngineSwitch();
        Thread console = new Thread(() -> {
            for (int i = 0; i < 100000; i++) {
                engine.pause();
                engine.resume();
            }
        });
        Thread shutdown = new Thread(engine::stop);
        console.start();
        shutdown.start();
        console.join();
        shutdown.join();
        System.out.println(engine.mayFire());
    }
}
// corpus: unseen11
