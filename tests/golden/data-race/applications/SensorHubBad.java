// Readings is updated under the hub's lock, and reset under the sensor's.
// run: scan --only data-race
// expect: data-race field=SensorHubBad$Sensor.readings
import java.util.*;
public class SensorHubBad {
	static class Sensor {
		int readings;
		synchronized void reset() { readings = 0; }
	}
	private final List<Sensor> sensors = new ArrayList<>();
	private final Object lock = new Object();
	SensorHubBad() { sensors.add(new Sensor()); }
	void poll() {
		synchronized (lock) {
			for (Sensor s : sensors)
				s.readings++;
		}
	}
	void resetAll() {
		for (Sensor s : sensors)
			s.reset();
	}
	public static void main(String[] args) {
		SensorHubBad hub = new SensorHubBad();
		new Thread(hub::poll).start();
		hub.resetAll();
	}
}
// corpus: unseen25
