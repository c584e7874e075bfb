// run: scan --only stale-value
// expect: none
// The display reads the temperature under the lock and only prints it; the sensor writes absolute values that do not depend on what was read.
public class ThermometerDisplay {
    static class Thermometer {
        private double celsius;

        synchronized double celsius() {
            return celsius;
        }

        synchronized void set(double c) {
            celsius = c;
        }
    }

    static class Sensor implements Runnable {
        private final Thermometer t;

        Sensor(Thermometer t) {
            this.t = t;
        }

        @Override
        public void run() {
            for (int i = 0; i < 100; i++) {
                t.set(20 + Math.sin(i));
            }
        }
    }

    public static void main(String[] args) {
        Thermometer t = new Thermometer();
        new Thread(new Sensor(t)).start();
        new Thread(() -> {
            for (int i = 0; i < 10; i++) {
                double c = t.celsius();
                if (c > 20.5) {
                    System.out.println("warm " + c);
                } else {
                    System.out.println("cool " + c);
                }
            }
        }).start();
    }
}
// corpus: unseen
