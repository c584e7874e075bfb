// run: scan --only stale-value
// expect: stale-value method=SwitchStateBad.push line=here

public class SwitchStateBad {
    static class Door {
        private int state;
        private int opened;
        synchronized int state() { return state; }
        synchronized void open() { state = 1; opened++; }
        synchronized void lock() { state = 2; }
    }

    public void push(Door d) {
        switch (d.state()) {
        case 0:
            d.open(); // <- here
            break;
        default:
            break;
        }
    }
}
