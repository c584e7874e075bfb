// Nothing can leave out one of the two starts.
// run: scan --only data-race
// expect: data-race field=StartedTwiceBad$Server.count severity=high
public class StartedTwiceBad {
	static class Server {
		int count;

		void start() {
			new Thread(() -> count++).start();
		}
	}

	public static void main(String[] args) {
		Server server = new Server();
			server.start();
			server.start();
	}
}
