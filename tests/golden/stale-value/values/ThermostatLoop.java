// run: scan --only stale-value
// expect: none
// the control thread reads the power (and the volatile measurement) and writes the adjusted value in separate sections, but it is the only thread that ever writes either; the others only read.
public class ThermostatLoop {
    private final Object lock = new Object();
    private double power = 0.2;
    private volatile double measured = 18.0;

    double power() {
        synchronized (lock) {
            return power;
        }
    }

    private void power(double p) {
        synchronized (lock) {
            power = p;
        }
    }

    private void control() {
        for (int i = 0; i < 2_000; i++) {
            double now = power();
            double error = 21.0 - measured;
            if (Math.abs(error) < 0.05) {
                continue;
            }
            double next = Math.max(0, Math.min(1, now + error * 0.01));
            power(next);
            measured = measured + next * 0.05 - 0.02;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ThermostatLoop loop = new ThermostatLoop();
        Thread control = new Thread(loop::control, "control");
        Thread display = new Thread(() -> {
            for (int i = 0; i < 20; i++) {
                System.out.printf("%.2f at power %.2f%n", loop.measured, loop.power());
            }
        }, "display");
        Thread alarm = new Thread(() -> {
            for (int i = 0; i < 1_000; i++) {
                if (loop.power() > 0.99) {
                    System.out.println("full power");
                    return;
                }
            }
        }, "alarm");
        control.start();
        display.start();
        alarm.start();
        control.join();
        display.join();
        alarm.join();
    }
}
// corpus: unseen
