// run: scan --only atomicity
// expect: atomicity
// the fence's lock is held while the parameter position is locked and released twice by distanceTo
public class GeoFence {
    private double lat1;
    private double lon1;
    private double lat2;
    private double lon2;

    public synchronized void resize(double a, double b, double c, double d) {
        lat1 = a;
        lon1 = b;
        lat2 = c;
        lon2 = d;
    }

    public Position track(double lat, double lon) {
        return new Position(lat, lon);
    }

    public synchronized boolean onCorridor(Position p) {
        double toStart = p.distanceTo(lat1, lon1);
        double toEnd = p.distanceTo(lat2, lon2);
        double length = Math.hypot(lat2 - lat1, lon2 - lon1);
        return toStart + toEnd <= 1.01 * length;
    }

    public static class Position {
        private double lat;
        private double lon;

        Position(double lat, double lon) {
            this.lat = lat;
            this.lon = lon;
        }

        public synchronized void move(double dLat, double dLon) {
            lat += dLat;
            lon += dLon;
        }

        public synchronized double distanceTo(double oLat, double oLon) {
            double a = oLat - lat;
            double b = oLon - lon;
            return Math.sqrt(a * a + b * b);
        }
    }
}
// corpus: unseen
