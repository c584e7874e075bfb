// run: scan --only stale-value
// expect: stale-value method=ThreadsInLoopBad$Gate.pass line=here
// One call starts many threads: it is in a loop.

public class ThreadsInLoopBad {
    static class Gate {
        volatile int passed;

        void pass() {
            passed = passed + 1; // <- here
        }
    }

    public static void main(String[] args) {
        Gate gate = new Gate();
        for (int i = 0; i < 8; i++)
            new Thread(gate::pass).start();
    }
}
