// run: scan --only stale-value
// expect: none
// each thread makes its own Score, nothing is shared
public class ConfinedScore {
    static class Score {
        private int points;
        synchronized int get() { return points; }
        synchronized void set(int p) { points = p; }
    }
    static abstract class Player extends Thread {
        abstract int points(int round);
        protected final Score shared;
        Player(Score s) { shared = s; }
        @Override public void run() {
            Score score = new Score();
            for (int r = 0; r < 100; r++) {
                score.set(score.get() + points(r));
            }
            System.out.println(getName() + ": " + score.get());
        }
    }
    static class Novice extends Player {
        Novice(Score s) { super(s); }
        @Override int points(int round) { return 1; }
    }
    static class Expert extends Player {
        Expert(Score s) { super(s); }
        @Override int points(int round) { return round; }
    }
    public static void main(String[] args) throws InterruptedException {
        Score s = new Score();
        Player a = new Novice(s);
        Player b = new Expert(s);
        a.start();
        b.start();
        a.join();
        b.join();
    }
}
// corpus: unseen
