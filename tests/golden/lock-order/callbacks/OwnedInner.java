// run: scan --only lock-order --library
// expect: none
// Every Machine owns a private Motor; Motor calls back into its Machine only from calls made by that Machine, so the Machine's monitor is always held first.
public class OwnedInner {
    private final Motor motor = new Motor(this);
    private int faults;

    public synchronized void run(int load) {
        motor.spin(load);
    }

    public synchronized void halt() {
        motor.brake();
    }

    private synchronized void onFault() {
        faults++;
    }

    public synchronized int faults() {
        return faults;
    }

    private static final class Motor {
        private final OwnedInner machine;
        private int rpm;

        Motor(OwnedInner machine) {
            this.machine = machine;
        }

        synchronized void spin(int load) {
            rpm += 100 - load;
            if (rpm < 0) {
                rpm = 0;
                machine.onFault();
            }
        }

        synchronized void brake() {
            rpm = 0;
        }
    }
}
// corpus: unseen
