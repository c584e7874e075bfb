// run: scan --library --only stale-value
// expect: none
// the phase changes with compareAndSet and only the winner runs onStart
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

public abstract class DuelRoom {
    public enum Phase { LOBBY, RUNNING, OVER }

    private final AtomicReference<Phase> phase = new AtomicReference<>(Phase.LOBBY);
    protected final ConcurrentLinkedQueue<String> chat = new ConcurrentLinkedQueue<>();

    protected abstract void onStart();

    public final boolean begin() {
        if (phase.get() != Phase.LOBBY) {
            return false;
        }
        if (!phase.compareAndSet(Phase.LOBBY, Phase.RUNNING)) {
            return false;
        }
        onStart();
        return true;
    }

    public final boolean finish() {
        return phase.compareAndSet(Phase.RUNNING, Phase.OVER);
    }

    public final void say(String text) {
        chat.add(text);
    }

    public static final class RankedDuel extends DuelRoom {
        private final AtomicInteger stake = new AtomicInteger();

        @Override
        protected void onStart() {
            stake.addAndGet(1000);
            chat.add("duel starts");
        }

        public int stake() {
            return stake.get();
        }
    }
}
// corpus: unseen13
