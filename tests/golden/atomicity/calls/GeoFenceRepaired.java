// run: scan --only atomicity
// expect: none
// the parameter's lock is held around both distance calls
class Beacon {
    private double lat;
    private double lon;

    public synchronized void move(double dLat, double dLon) {
        lat += dLat;
        lon += dLon;
    }

    public synchronized double distanceTo(double oLat, double oLon) {
        return Math.hypot(oLat - lat, oLon - lon);
    }
}

public class GeoFenceRepaired {
    private double lat1;
    private double lon1;
    private double lat2;
    private double lon2;

    public Beacon beacon() {
        return new Beacon();
    }

    public synchronized void resize(double a, double b, double c, double d) {
        lat1 = a;
        lon1 = b;
        lat2 = c;
        lon2 = d;
    }

    public synchronized boolean onCorridor(Beacon p) {
        double toStart;
        double toEnd;
        synchronized (p) {
            toStart = p.distanceTo(lat1, lon1);
            toEnd = p.distanceTo(lat2, lon2);
        }
        return toStart + toEnd <= 1.01 * Math.hypot(lat2 - lat1, lon2 - lon1);
    }
}
// corpus: unseen
