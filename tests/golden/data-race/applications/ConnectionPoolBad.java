// inUse of a connection is written by the borrower after it was given back.
// run: scan --only data-race
// expect: data-race field=ConnectionPoolBad$Conn.inUse
import java.util.concurrent.*;
public class ConnectionPoolBad {
	static class Conn { boolean inUse; int queries; }
	private final BlockingQueue<Conn> free = new ArrayBlockingQueue<>(2);
	ConnectionPoolBad() { free.add(new Conn()); free.add(new Conn()); }
	void query() {
		try {
			Conn c = free.take();
			c.inUse = true;
			c.queries++;
			free.put(c);
			c.inUse = false;
		} catch (InterruptedException e) { Thread.currentThread().interrupt(); }
	}
	public static void main(String[] args) {
		ConnectionPoolBad pool = new ConnectionPoolBad();
		for (int i = 0; i < 4; i++)
			new Thread(pool::query).start();
	}
}
// corpus: unseen25
