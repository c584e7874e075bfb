// run: scan --only atomicity
// expect: atomicity method=SensorStamp$Thermostat.slope line=here
// Thermostat.poll (context Thermostat monitor): Sensor.temperature and Sensor.takenAt are two sections, the sampling task writes both.
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

public class SensorStamp {
    static class Sensor {
        private double temp;
        private long at;
        synchronized void sample(double t) { temp = t; at = System.nanoTime(); }
        synchronized double temperature() { return temp; }
        synchronized long takenAt() { return at; }
    }

    static class Thermostat {
        private final Sensor sensor;
        private double lastTemp;
        private long lastAt;
        Thermostat(Sensor s) { sensor = s; }
        synchronized double slope() {
            double t = sensor.temperature();
            long at = sensor.takenAt(); // <- here
            double s = at == lastAt ? 0 : (t - lastTemp) / (at - lastAt);
            lastTemp = t;
            lastAt = at;
            return s;
        }
    }

    public static void main(String[] args) throws Exception {
        Sensor s = new Sensor();
        Thermostat th = new Thermostat(s);
        ScheduledExecutorService ses = Executors.newScheduledThreadPool(2);
        ses.scheduleAtFixedRate(() -> s.sample(Math.random()), 0, 1, TimeUnit.MILLISECONDS);
        ses.scheduleAtFixedRate(th::slope, 0, 1, TimeUnit.MILLISECONDS);
        Thread.sleep(100);
        ses.shutdown();
    }
}
// corpus: unseen
