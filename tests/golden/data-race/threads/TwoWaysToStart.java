// Two ways lead to the start of the thread, each of which may be the only one: two such threads are possible, not known.
// run: scan --only data-race
// expect: data-race field=TwoWaysToStart$Server.count severity=medium
public class TwoWaysToStart {
	static class Server {
		int count;

		void start() {
			new Thread(() -> count++).start();
		}
	}

	public static void main(String[] args) {
		Server server = new Server();
		if (args.length > 0)
			server.start();
		if (args.length > 1)
			server.start();
	}
}
