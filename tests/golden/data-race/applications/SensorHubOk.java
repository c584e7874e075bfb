// Both under the sensor's own lock.
// run: scan --only data-race
// expect: none
import java.util.*;
public class SensorHubOk {
	static class Sensor {
		private int readings;
		synchronized void tick() { readings++; }
		synchronized void reset() { readings = 0; }
	}
	private final List<Sensor> sensors = new ArrayList<>();
	SensorHubOk(int n) { for (int i = 0; i < n; i++) sensors.add(new Sensor()); }
	void poll() { sensors.forEach(Sensor::tick); }
	void resetAll() { for (Sensor s : sensors) s.reset(); }
	public static void main(String[] args) {
		SensorHubOk hub = new SensorHubOk(3);
		new Thread(hub::poll).start();
		hub.resetAll();
	}
}
// corpus: unseen25
