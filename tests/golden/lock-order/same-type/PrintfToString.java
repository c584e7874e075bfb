// run: scan --only lock-order
// expect: lock-order
// printf formats with the stream's lock held and calls Sensor.toString, which is synchronized; the sensor prints while it holds itself.
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;

public class PrintfToString {
	static final PrintStream out = new PrintStream(new ByteArrayOutputStream(1 << 10) {
		@Override public synchronized void write(byte[] b, int off, int len) { reset(); }
		@Override public synchronized void write(int b) { reset(); }
	}, true);

	static class Sensor {
		private int reading;

		synchronized void measure() {
			reading++;
			out.println(reading);
		}

		@Override public synchronized String toString() {
			return "sensor " + reading;
		}
	}

	public static void main(String[] args) {
		Sensor s = new Sensor();
		new Thread(() -> {
			for (int i = 0; i < 1000000; i++) s.measure();
		}).start();
		new Thread(() -> {
			for (int i = 0; i < 1000000; i++) out.printf("%s%n", s);
		}).start();
	}
}
// corpus: unseen
