// run: scan --library --only stale-value
// expect: stale-value
// begin checks phase() and changes it with setPhase() in two synchronized calls; two callers both start the match and both run onStart
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;

public abstract class MatchRoom {
    public enum Phase { LOBBY, RUNNING, OVER }

    private static final class PhaseCell {
        private Phase phase = Phase.LOBBY;

        synchronized Phase phase() {
            return phase;
        }

        synchronized void setPhase(Phase p) {
            phase = p;
        }
    }

    private final PhaseCell cell = new PhaseCell();
    protected final ConcurrentLinkedQueue<String> chat = new ConcurrentLinkedQueue<>();

    protected abstract void onStart();

    public final boolean begin() {
        if (cell.phase() == Phase.LOBBY) {
            cell.setPhase(Phase.RUNNING);
            onStart();
            return true;
        }
        return false;
    }

    public final void say(String text) {
        chat.add(text);
    }

    public static final class Tournament extends MatchRoom {
        private final AtomicInteger prizePool = new AtomicInteger();

        @Override
        protected void onStart() {
            prizePool.addAndGet(1000);
            chat.add("tournament starts");
        }

        public int prizePool() {
            return prizePool.get();
        }
    }
}
// corpus: unseen13
