// run: scan --only lock-order
// expect: lock-order
// A driver's static initialiser calls the synchronized static register; getConnection holds the manager's class lock and initialises the driver class.
import java.util.ArrayList;
import java.util.List;

public class DriverRegistration {
	public interface Driver {
		String connect(String url);
	}

	public static class Drivers {
		private static final List<Driver> known = new ArrayList<>();

		public static synchronized void register(Driver d) {
			known.add(d);
		}

		public static synchronized String getConnection(String url) {
			if (known.isEmpty())
				MemoryDriver.ensureLoaded();
			for (Driver d : known) {
				String c = d.connect(url);
				if (c != null)
					return c;
			}
			return null;
		}
	}

	public static class MemoryDriver implements Driver {
		static {
			Drivers.register(new MemoryDriver());
		}

		public static void ensureLoaded() { }

		@Override public String connect(String url) {
			return url.startsWith("mem:") ? url : null;
		}
	}
}
// corpus: unseen
