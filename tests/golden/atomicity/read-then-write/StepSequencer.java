// run: scan --only atomicity
// expect: atomicity
// process() is synchronized and drives a shared tick controller through several locked calls (TuxGuitar shape)
public class StepSequencer {
    private final TickControl control;
    private boolean running;
    private final StringBuilder played = new StringBuilder();

    public StepSequencer(TickControl control) {
        this.control = control;
    }

    public TickControl control() {
        return control;
    }

    public synchronized void setRunning(boolean r) {
        running = r;
    }

    public synchronized void process() {
        if (running) {
            control.process(System.currentTimeMillis());
            play(control.getTick(), control.getTempo());
        }
    }

    private void play(long tick, int tempo) {
        played.append(tick).append('/').append(tempo).append(';');
    }

    public static class TickControl {
        private long tick;
        private int tempo = 120;
        private long lastTime;

        public synchronized long getTick() {
            return tick;
        }

        public synchronized int getTempo() {
            return tempo;
        }

        public synchronized void setTempo(int tempo) {
            this.tempo = tempo;
        }

        public synchronized void process(long now) {
            tick += (now - lastTime) * tempo / 60;
            lastTime = now;
        }

        public synchronized void reset() {
            tick = 0;
        }
    }
}
// corpus: unseen
