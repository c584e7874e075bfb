// An object is published by a plain field while the other thread looks.
// run: scan --only data-race
// expect: data-race field=ReferenceBad.config
class ReferenceBad {
	static class Config {
		int size;
		String name;
	}
	static Config config;
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
