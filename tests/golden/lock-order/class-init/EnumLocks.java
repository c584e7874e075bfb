// run: scan --only lock-order
// expect: lock-order
// The enum constants are the monitors, and the two jobs take PRINTER and SCANNER in opposite orders.
public class EnumLocks {
	enum Device {
		PRINTER, SCANNER;
		int jobs;
	}

	static void copy() {
		synchronized (Device.SCANNER) {
			Device.SCANNER.jobs++;
			synchronized (Device.PRINTER) {
				Device.PRINTER.jobs++;
			}
		}
	}

	static void calibrate() {
		synchronized (Device.PRINTER) {
			synchronized (Device.SCANNER) {
				Device.SCANNER.jobs = Device.PRINTER.jobs = 0;
			}
		}
	}

	public static void main(String[] args) {
		new Thread(() -> {
			for (int i = 0; i < 1000000; i++) copy();
		}).start();
		new Thread(() -> {
			for (int i = 0; i < 1000000; i++) calibrate();
		}).start();
	}
}
// corpus: unseen
