// Whoever has taken a connection is alone with it until he puts it back.
// run: scan --only data-race
// expect: none
import java.util.concurrent.*;
public class ConnectionPoolOk {
	static class Conn { boolean inUse; int queries; }
	private final BlockingQueue<Conn> free = new ArrayBlockingQueue<>(2);
	ConnectionPoolOk() { free.add(new Conn()); free.add(new Conn()); }
	void query() {
		try {
			Conn c = free.take();
			c.inUse = true;
			c.queries++;
			c.inUse = false;
			free.put(c);
		} catch (InterruptedException e) { Thread.currentThread().interrupt(); }
	}
	public static void main(String[] args) {
		ConnectionPoolOk pool = new ConnectionPoolOk();
		for (int i = 0; i < 4; i++)
			new Thread(pool::query).start();
	}
}
// corpus: unseen25
