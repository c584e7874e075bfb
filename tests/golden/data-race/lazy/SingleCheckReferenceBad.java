// Racy single check of an object with fields that are not final: a reader may see it before they are set.
// run: scan --only data-race
// expect: data-race field=SingleCheckReferenceBad.config severity=high
public class SingleCheckReferenceBad {
	static class Config {
		int port;

		Config(int port) {
			this.port = port;
		}
	}

	private Config config;

	Config config() {
		Config c = config;
		if (c == null) {
			c = new Config(80);
			config = c;
		}
		return c;
	}

	public static void main(String[] args) {
		SingleCheckReferenceBad shared = new SingleCheckReferenceBad();
		new Thread(() -> System.out.println(shared.config().port)).start();
		System.out.println(shared.config().port);
	}
}
