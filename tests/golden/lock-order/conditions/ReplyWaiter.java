// run: scan --only lock-order
// expect: none
// The request lock is released before waiting on the reply monitor, the responder takes them one after the other.
public class ReplyWaiter {
	private final Object requestLock = new Object();
	private final Object replyLock = new Object();
	private String request, reply;

	String call(String q) throws InterruptedException {
		synchronized (requestLock) {
			request = q;
			requestLock.notifyAll();
		}
		synchronized (replyLock) {
			while (reply == null) replyLock.wait();
			String r = reply;
			reply = null;
			return r;
		}
	}

	void serveOne() throws InterruptedException {
		String q;
		synchronized (requestLock) {
			while (request == null) requestLock.wait();
			q = request;
			request = null;
		}
		synchronized (replyLock) {
			reply = q.toUpperCase();
			replyLock.notifyAll();
		}
	}

	public static void main(String[] args) throws Exception {
		ReplyWaiter w = new ReplyWaiter();
		Thread t = new Thread(() -> {
			try { for (int i = 0; i < 3; i++) w.serveOne(); } catch (InterruptedException e) { }
		});
		t.start();
		for (int i = 0; i < 3; i++) System.out.println(w.call("q" + i));
		t.join();
	}
}
// corpus: unseen
