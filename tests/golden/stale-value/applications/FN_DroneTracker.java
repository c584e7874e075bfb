// A move is done by two synchronized setters; position() in between sees the new latitude with the old longitude.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: none
// Should be: stale-value
// corpus: unseen30
import java.util.ArrayList;
import java.util.List;

public class FN_DroneTracker {

    static class Drone {
        private int latitude;
        private int longitude;

        synchronized void setLatitude(int value) {
            latitude = value;
        }

        synchronized void setLongitude(int value) {
            longitude = value;
        }

        synchronized int[] position() {
            return new int[] {latitude, longitude};
        }
    }

    static class Pilot implements Runnable {
        private final Drone drone;

        Pilot(Drone drone) {
            this.drone = drone;
        }

        @Override
        public void run() {
            for (int step = 1; step <= 300; step++) {
                drone.setLatitude(step);
                drone.setLongitude(-step);
            }
        }
    }

    static class Radar implements Runnable {
        private final Drone drone;
        private final List<int[]> fixes = new ArrayList<>();

        Radar(Drone drone) {
            this.drone = drone;
        }

        @Override
        public void run() {
            for (int i = 0; i < 300; i++) {
                int[] p = drone.position();
                if (p[0] + p[1] != 0) {
                    fixes.add(p);
                }
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        Drone drone = new Drone();
        Radar radar = new Radar(drone);
        Thread pilot = new Thread(new Pilot(drone));
        Thread watch = new Thread(radar);
        pilot.start();
        watch.start();
        pilot.join();
        watch.join();
        System.out.println("fixes off the diagonal: " + radar.fixes.size());
    }
}
