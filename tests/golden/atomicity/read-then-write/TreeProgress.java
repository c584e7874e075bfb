// run: scan --only atomicity
// expect: atomicity
// update holds its own lock, reads the shared progress and sets it in a second locked call (Arbaro shape)
public class TreeProgress {
    private final Progress progress;
    private int stems;
    private final int total;

    public TreeProgress(Progress progress, int total) {
        this.progress = progress;
        this.total = total;
    }

    public synchronized void stemDone() {
        stems++;
        double now = stems / (double) total;
        if (now - progress.fraction() > 0.01) {
            progress.setFraction(now);
        }
    }

    public static class Progress {
        private double fraction;
        private String phase = "idle";

        public synchronized double fraction() {
            return fraction;
        }

        public synchronized void setFraction(double f) {
            fraction = f;
        }

        public synchronized void begin(String phase) {
            this.phase = phase;
            fraction = 0;
        }

        public synchronized String phase() {
            return phase;
        }
    }
}
// corpus: unseen
