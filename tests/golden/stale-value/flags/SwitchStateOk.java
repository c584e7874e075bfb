// run: scan --only stale-value
// expect: none

public class SwitchStateOk {
    static class Door {
        private int state;
        private int opened;
        synchronized int state() { return state; }
        synchronized void open() { state = 1; opened++; }
        synchronized void lock() { state = 2; }
    }

    public void push(Door d) {
        synchronized (d) {
            switch (d.state()) {
            case 0:
                d.open();
                break;
            default:
                break;
            }
        }
    }
}
