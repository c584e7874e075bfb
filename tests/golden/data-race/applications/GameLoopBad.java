// The loop moves the player, the input thread sets its speed: x is only the loop's, speed is shared and plain.
// run: scan --only data-race
// expect: data-race field=GameLoopBad$Player.speed
public class GameLoopBad {
	static class Player {
		double x;
		double speed;
	}
	private final Player player = new Player();
	private volatile boolean running = true;
	void loop() {
		while (running)
			player.x += player.speed;
		System.out.println(player.x);
	}
	void press(double v) { player.speed = v; }
	public static void main(String[] args) throws InterruptedException {
		GameLoopBad game = new GameLoopBad();
		Thread loop = new Thread(game::loop);
		loop.start();
		game.press(1.5);
		Thread.sleep(5);
		game.running = false;
		loop.join();
	}
}
// corpus: unseen25
