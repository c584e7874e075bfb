// The condition is a flag under the monitor; what was written before it was set is read after it was seen.
// run: scan --only data-race
// expect: none
public class WaitNotifyHandOffOk {
	private boolean ready;
	private String message;

	void send(String text) {
		message = text;
		synchronized (this) {
			ready = true;
			notifyAll();
		}
	}

	String receive() throws InterruptedException {
		synchronized (this) {
			while (!ready)
				wait();
		}
		return message;
	}

	public static void main(String[] args) throws InterruptedException {
		WaitNotifyHandOffOk box = new WaitNotifyHandOffOk();
		new Thread(() -> box.send("hi")).start();
		System.out.println(box.receive());
	}
}
