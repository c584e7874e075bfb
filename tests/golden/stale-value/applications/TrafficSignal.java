// next()/fault() test the volatile state and write it in separate steps; a FAULT set by the monitor between test and write is overwritten by the cycle (state is volatile, so no data race).
// run: scan --only atomicity,stale-value --min-severity medium
// expect: stale-value
// corpus: unseen30
public class TrafficSignal {

    enum State {
        RED, GREEN, YELLOW, FAULT;

        State successor() {
            switch (this) {
                case RED:
                    return GREEN;
                case GREEN:
                    return YELLOW;
                default:
                    return RED;
            }
        }
    }

    private volatile State state = State.RED;

    void next() {
        State current = state;
        if (current != State.FAULT) {
            state = current.successor();
        }
    }

    void fault() {
        state = State.FAULT;
    }

    State state() {
        return state;
    }

    private static class Cycle extends Thread {
        private final TrafficSignal signal;

        Cycle(TrafficSignal signal) {
            this.signal = signal;
        }

        @Override
        public void run() {
            for (int i = 0; i < 200; i++) {
                signal.next();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        TrafficSignal signal = new TrafficSignal();
        Cycle cycle = new Cycle(signal);
        Thread lampMonitor = new Thread(signal::fault);
        cycle.start();
        lampMonitor.start();
        cycle.join();
        lampMonitor.join();
        System.out.println("signal shows " + signal.state());
    }
}
