// run: scan --only lock-order
// expect: lock-order
// Two peers, each the other's partner by a setter; synchronized methods.
public class RingOfTwoBad {
	static class Peer {
		private Peer partner;
		private int sent, got;
		void pair(Peer p) { partner = p; }
		synchronized void send() {
			sent++;
			partner.receive();
		}
		synchronized void receive() { got++; }
	}

	public static void main(String[] args) {
		Peer a = new Peer(), b = new Peer();
		a.pair(b);
		b.pair(a);
		new Thread(() -> { for (int i = 0; i < 100000; i++) a.send(); }).start();
		new Thread(() -> { for (int i = 0; i < 100000; i++) b.send(); }).start();
	}
}
