// Each party writes before it arrives; who waited for the phase reads.
// run: scan --only data-race
// expect: none
import java.util.concurrent.Phaser;

public class PhaserOk {
	static int left, right;

	public static void main(String[] args) {
		Phaser phaser = new Phaser(3);
		new Thread(() -> {
			left = 1;
			phaser.arriveAndDeregister();
		}).start();
		new Thread(() -> {
			right = 2;
			phaser.arriveAndDeregister();
		}).start();
		phaser.arriveAndAwaitAdvance();
		System.out.println(left + right);
	}
}
