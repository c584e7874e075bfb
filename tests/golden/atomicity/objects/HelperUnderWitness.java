// run: scan --only atomicity
// expect: none
// the helper locks the witness twice but is only called with the witness already held inside the context
class Score {
    private int home;
    private int away;

    public synchronized void home() {
        home++;
    }

    public synchronized void away() {
        away++;
    }
}

public class HelperUnderWitness {
    private int rounds;

    public Score score() {
        return new Score();
    }

    public synchronized void draw(Score s) {
        synchronized (s) {
            both(s);
        }
        rounds++;
    }

    private void both(Score s) {
        s.home();
        s.away();
    }
}
// corpus: unseen
