// Only the navigator thread reads-modifies-writes fix; readers take one volatile read of an immutable record, so they always see consistent coordinates.
// run: scan --only atomicity,stale-value --min-severity medium
// expect: none
// corpus: unseen30
public class ShipPosition {

    record Fix(int latitude, int longitude, long sequence) {
        Fix moved(int dLat, int dLon) {
            return new Fix(latitude + dLat, longitude + dLon, sequence + 1);
        }
    }

    private volatile Fix fix = new Fix(5400, 1000, 0);

    private class Navigator extends Thread {
        @Override
        public void run() {
            for (int i = 0; i < 100; i++) {
                Fix old = fix;
                fix = old.moved(1, 1);
            }
        }
    }

    private class Bridge extends Thread {
        private long last;

        @Override
        public void run() {
            for (int i = 0; i < 50; i++) {
                Fix seen = fix;
                int distance = seen.latitude() - 5400;
                int drift = seen.longitude() - 1000 - distance;
                if (drift != 0) {
                    throw new IllegalStateException("drift " + drift);
                }
                last = seen.sequence();
            }
        }
    }

    public static void main(String[] args) throws InterruptedException {
        ShipPosition ship = new ShipPosition();
        Navigator navigator = ship.new Navigator();
        Bridge port = ship.new Bridge();
        Bridge starboard = ship.new Bridge();
        navigator.start();
        port.start();
        starboard.start();
        navigator.join();
        port.join();
        starboard.join();
        System.out.println("bridge saw " + Math.max(port.last, starboard.last));
        System.out.println("final " + ship.fix);
    }
}
