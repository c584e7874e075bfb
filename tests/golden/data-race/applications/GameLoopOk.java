// Input goes through a queue of commands which the loop applies itself.
// run: scan --only data-race
// expect: none
import java.util.concurrent.*;
public class GameLoopOk {
	static class Player { double x, speed; }
	private final Player player = new Player();
	private final ConcurrentLinkedQueue<Runnable> commands = new ConcurrentLinkedQueue<>();
	private volatile boolean running = true;
	void loop() {
		while (running) {
			Runnable c;
			while ((c = commands.poll()) != null)
				c.run();
			player.x += player.speed;
		}
	}
	public static void main(String[] args) throws InterruptedException {
		GameLoopOk game = new GameLoopOk();
		Thread loop = new Thread(game::loop);
		loop.start();
		game.commands.add(() -> game.player.speed = 1.5);
		Thread.sleep(5);
		game.running = false;
		loop.join();
		System.out.println(game.player.x);
	}
}
// corpus: unseen25
