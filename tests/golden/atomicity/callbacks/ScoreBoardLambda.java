// run: scan --only atomicity
// expect: atomicity
// a lambda that locks the shared board is run twice while the referee's lock is held
public class ScoreBoardLambda {
    public static class Board {
        private int home;
        private int away;

        public void home(int n) {
            synchronized (this) {
                home += n;
            }
        }

        public void away(int n) {
            synchronized (this) {
                away += n;
            }
        }

        public synchronized int difference() {
            return home - away;
        }
    }

    private int corrections;

    public synchronized void swapPoint(Board board) {
        Runnable take = () -> board.home(-1);
        Runnable give = () -> board.away(1);
        take.run();
        give.run();
        corrections++;
    }
}
// corpus: unseen
