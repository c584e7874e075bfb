// run: scan --only stale-value
// expect: none
// elevator (von Praun and Gross): a call on a floor is looked at and then claimed.
// Not so: What is read is claimed by setting another field in the same step.

public class ElevatorClaimOk {
    static class Controls {
        private final boolean[] waiting = new boolean[10];
        private final boolean[] claimed = new boolean[10];

        synchronized void push(int floor) { waiting[floor] = true; }

        synchronized boolean isFree(int floor) { return waiting[floor] && !claimed[floor]; }

        synchronized void claim(int floor) { claimed[floor] = true; }

        synchronized boolean tryClaim(int floor) {
            if (!waiting[floor] || claimed[floor])
                return false;
            claimed[floor] = true;
            return true;
        }

        synchronized void served(int floor) {
            waiting[floor] = false;
            claimed[floor] = false;
        }
    }

    static class Elevator extends Thread {
        private final Controls controls;

        Elevator(Controls controls) { this.controls = controls; }

        @Override
        public void run() {
            for (int floor = 0; floor < 10; floor++) {
                if (controls.tryClaim(floor)) {
                    System.out.println("to " + floor);
                    controls.served(floor);
                }
            }
        }
    }

    public static void main(String[] args) {
        Controls controls = new Controls();
        controls.push(3);
        new Elevator(controls).start();
        new Elevator(controls).start();
    }
}
// corpus: published
