// run: scan --only lock-order
// expect: none
// A thread for each element of a list locks its own and no other one meanwhile.
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class PeersOfListOk {
	static class Peer {
		private int seen;

		void gossip(Peer other) {
			int mine;
			synchronized (this) {
				mine = seen;
			}
			other.hear(mine);
		}

		synchronized void hear(int what) {
			seen += what;
		}
	}

	public static void main(String[] args) {
		List<Peer> peers = new ArrayList<>();
		for (int i = 0; i < 6; i++)
			peers.add(new Peer());
		for (Peer peer : peers)
			new Thread(() -> peer.gossip(peers.get(new Random().nextInt(6)))).start();
	}
}
