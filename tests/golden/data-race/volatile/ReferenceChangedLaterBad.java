// The reference is volatile, but the object is changed after it was published.
// run: scan --only data-race
// expect: data-race field=ReferenceChangedLaterBad$Config.size
class ReferenceChangedLaterBad {
	static class Config {
		int size;
	}
	static volatile Config config;
	public static void main(String[] args) {
		Thread t = new Thread(() -> {
			Config c = config;
			if (c != null)
				System.out.println(c.size);
		});
		t.start();
		Config c = new Config();
		config = c;
		c.size = 3;
	}
}
