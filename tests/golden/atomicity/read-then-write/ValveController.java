// run: scan --library --only atomicity
// expect: atomicity
// the template method reads the shared valve, computes and writes back by a second call; two controllers of one valve lose a step
public abstract class ValveController {
    public static final class Valve {
        private int percent;

        public synchronized int opening() {
            return percent;
        }

        public synchronized void setOpening(int p) {
            percent = Math.max(0, Math.min(100, p));
        }
    }

    private final Valve valve;
    private long ticks;

    protected ValveController(Valve valve) {
        this.valve = valve;
    }

    protected abstract int delta(long tick);

    public final synchronized void tick() {
        ticks++;
        int now = valve.opening();
        valve.setOpening(now + delta(ticks));
    }

    public final synchronized long ticks() {
        return ticks;
    }

    public static final class Ramp extends ValveController {
        public Ramp(Valve v) {
            super(v);
        }

        @Override
        protected int delta(long tick) {
            return 1;
        }
    }

    public static final class Bleed extends ValveController {
        public Bleed(Valve v) {
            super(v);
        }

        @Override
        protected int delta(long tick) {
            return tick % 2 == 0 ? -2 : 0;
        }
    }
}
// corpus: unseen14
