// run: scan --only lock-order
// expect: lock-order
// Fighter.attack locks attacker then victim (two instances) from one thread per fighter.
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class GameArena {
	static class Fighter {
		private int hp = 1000000;
		private int kills;

		void attack(Fighter other) {
			synchronized (this) {
				if (hp <= 0) return;
				int dmg = 1 + (kills & 3);
				if (other.hit(dmg)) kills++;
			}
		}
		synchronized boolean hit(int d) {
			hp -= d;
			return hp <= 0;
		}
	}

	public static void main(String[] args) {
		List<Fighter> fs = new ArrayList<>();
		for (int i = 0; i < 4; i++) fs.add(new Fighter());
		for (Fighter f : fs) {
			new Thread(() -> {
				Random r = new Random();
				for (int i = 0; i < 100000; i++) {
					Fighter o = fs.get(r.nextInt(fs.size()));
					if (o != f) f.attack(o);
				}
			}).start();
		}
	}
}
// corpus: unseen
