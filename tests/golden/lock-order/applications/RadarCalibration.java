// The calibrator nests antenna->display and counts down after releasing both; the operator nests display->antenna only after await(), so the orders cannot overlap.
// run: scan --only lock-order --min-severity medium
// expect: none
// corpus: unseen30
import java.util.concurrent.CountDownLatch;

public class RadarCalibration {

    static class Antenna {
        private double bearing;

        synchronized void turn(double degrees) {
            bearing = (bearing + degrees) % 360;
        }

        synchronized double bearing() {
            return bearing;
        }
    }

    static class Display {
        private String caption = "";

        synchronized void show(String text) {
            caption = text;
        }

        synchronized String caption() {
            return caption;
        }
    }

    private final Antenna antenna = new Antenna();
    private final Display display = new Display();
    private final CountDownLatch calibrated = new CountDownLatch(1);

    private void calibrate() {
        synchronized (antenna) {
            antenna.turn(17.5);
            display.show("calibrating at " + antenna.bearing());
        }
        calibrated.countDown();
    }

    private void operate() {
        try {
            calibrated.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return;
        }
        synchronized (display) {
            antenna.turn(90);
            display.show("sweep " + antenna.bearing());
        }
    }

    public static void main(String[] args) throws InterruptedException {
        RadarCalibration radar = new RadarCalibration();
        Thread operator = new Thread(radar::operate);
        Thread calibrator = new Thread(radar::calibrate);
        operator.start();
        calibrator.start();
        operator.join();
        calibrator.join();
        System.out.println(radar.display.caption());
    }
}
