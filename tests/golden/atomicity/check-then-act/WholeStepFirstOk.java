// run: scan --library --only atomicity
// expect: none
// The first section tests and acts in one, and its answer is only counted.
public class WholeStepFirstOk {
    private final Tape tape;
    private int turns;

    public WholeStepFirstOk(Tape tape) {
        this.tape = tape;
    }

    public synchronized void record(int length) {
        if (tape.turnIfFull())
            turns++;
        tape.advance(length);
    }

    public static class Tape {
        private int position;

        public synchronized boolean turnIfFull() {
            if (position < 1000)
                return false;
            position = 0;
            return true;
        }

        public synchronized void advance(int length) {
            position += length;
        }
    }
}
