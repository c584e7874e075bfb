// run: scan --only lock-order
// expect: lock-order
// Two Player instances: press holds own monitor and calls opponent.resume, both players press from their threads.
public class ChessClock {
	static class Player {
		private final String name;
		private Player opponent;
		private boolean ticking;
		private long moves;

		Player(String name) { this.name = name; }
		void against(Player p) { opponent = p; }

		synchronized void press() {
			ticking = false;
			moves++;
			opponent.resume();
		}
		synchronized void resume() { ticking = true; }
		synchronized long moves() { return moves; }
	}

	public static void main(String[] args) throws InterruptedException {
		Player white = new Player("white");
		Player black = new Player("black");
		white.against(black);
		black.against(white);
		Runnable w = () -> { while (white.moves() < 100000) white.press(); };
		Runnable b = () -> { while (black.moves() < 100000) black.press(); };
		Thread tw = new Thread(w), tb = new Thread(b);
		tw.start();
		tb.start();
		tw.join();
		tb.join();
	}
}
// corpus: unseen
