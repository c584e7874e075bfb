// The class that makes the threads is named by a setting, whose default is the name of a class constant.
// run: scan --only data-race
// expect: data-race field=NamedByDefaultBad$Counting.n severity=high
public class NamedByDefaultBad {
	interface Server {
		void start();
	}

	public static class Counting implements Server {
		int n;

		@Override public void start() {
			new Thread(() -> n++).start();
			new Thread(() -> n++).start();
		}
	}

	static Server make() throws Exception {
		String name = System.getProperty("server");
		if (name == null)
			name = Counting.class.getName();
		return (Server) Class.forName(name).getDeclaredConstructor().newInstance();
	}

	public static void main(String[] args) throws Exception {
		make().start();
	}
}
