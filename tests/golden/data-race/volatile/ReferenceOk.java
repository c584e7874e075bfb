// By a volatile field; what is in it was written before.
// run: scan --only data-race
// expect: none
class ReferenceOk {
	static class Config {
		int size;
		String name;
	}
	static volatile Config config;
	public static void main(String[] args) {
		Thread t = new Thread(() -> {
			Config c = config;
			if (c != null)
				System.out.println(c.size + c.name);
		});
		t.start();
		Config c = new Config();
		c.size = 3;
		c.name = "x";
		config = c;
	}
}
