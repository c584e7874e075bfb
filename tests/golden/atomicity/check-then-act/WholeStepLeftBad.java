// run: scan --library --only atomicity
// expect: atomicity
// The first section only tests; what it found out is counted, and the second is done as if it still held.
public class WholeStepLeftBad {
    private final Tape tape;
    private int turns;

    public WholeStepLeftBad(Tape tape) {
        this.tape = tape;
    }

    public synchronized void record(int length) {
        if (tape.isFull())
            turns++;
        tape.advance(length);
    }

    public static class Tape {
        private int position;

        public synchronized boolean isFull() {
            if (position < 1000)
                return false;
            return true;
        }

        public synchronized void advance(int length) {
            position += length;
        }
    }
}
