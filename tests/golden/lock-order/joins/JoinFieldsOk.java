// run: scan --only lock-order
// expect: none
// Two threads in fields; the second is started when the first was joined.
public class JoinFieldsOk {
	private final Object a = new Object(), b = new Object();
	private final Thread load = new Thread(this::load), check = new Thread(this::check);
	private int n;

	private void load() {
		synchronized (a) {
			synchronized (b) {
				n++;
			}
		}
	}

	private void check() {
		synchronized (b) {
			synchronized (a) {
				n--;
			}
		}
	}

	public static void main(String[] args) throws Exception {
		JoinFieldsOk p = new JoinFieldsOk();
		p.load.start();
		p.load.join();
		p.check.start();
		p.check.join();
	}
}
