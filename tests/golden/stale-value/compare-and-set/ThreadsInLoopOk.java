// run: scan --only stale-value
// expect: none

public class ThreadsInLoopOk {
    static class Gate {
        volatile int passed;

        void pass() {
            passed = passed + 1;
        }
    }

    public static void main(String[] args) {
        Gate gate = new Gate();
        new Thread(gate::pass).start();
    }
}
