// run: scan --only atomicity
// expect: none
// The first of the two is part of an assertion.
public class AssertionOk {
    public static class Gate {
        private boolean open;
        public synchronized boolean isOpen() { return open; }
        public synchronized void toggle() { open = !open; }
    }
    private int n;
    public synchronized void pass(Gate gate) {
        assert gate.isOpen();
        n++;
        gate.toggle();
    }
}
