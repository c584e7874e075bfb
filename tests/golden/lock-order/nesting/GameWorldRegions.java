// run: scan --only lock-order
// expect: none
// Every move locks cells by ascending index and entities never hold their lock while they touch a cell.
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class GameWorldRegions {
	static class Entity {
		private volatile int cellIndex = -1;
		private int health = 1 << 28;

		int cellIndex() {
			return cellIndex;
		}

		void cellIndex(int i) {
			cellIndex = i;
		}

		synchronized void damage(int n) {
			health -= n;
		}

		synchronized int health() {
			return health;
		}
	}

	static class Cell {
		final int index;
		private final List<Entity> entities = new ArrayList<>();

		Cell(int index) {
			this.index = index;
		}

		synchronized void enter(Entity e) {
			entities.add(e);
		}

		synchronized void leave(Entity e) {
			entities.remove(e);
		}

		synchronized void explode() {
			for (Entity e : entities)
				e.damage(3);
		}
	}

	static class World {
		private final Cell[] cells;

		World(int n) {
			cells = new Cell[n];
			for (int i = 0; i < n; i++)
				cells[i] = new Cell(i);
		}

		void place(Entity e, int at) {
			cells[at].enter(e);
			e.cellIndex(at);
		}

		void move(Entity e, int to) {
			int from = e.cellIndex();
			if (from == to)
				return;
			Cell low = cells[Math.min(from, to)];
			Cell high = cells[Math.max(from, to)];
			synchronized (low) {
				synchronized (high) {
					cells[from].leave(e);
					cells[to].enter(e);
					e.cellIndex(to);
				}
			}
		}

		void explode(int at) {
			cells[at].explode();
		}

		int size() {
			return cells.length;
		}
	}

	public static void main(String[] args) {
		World world = new World(4);
		for (int t = 0; t < 2; t++) {
			long seed = t;
			new Thread(() -> {
				Random r = new Random(seed);
				Entity mine = new Entity();
				world.place(mine, r.nextInt(world.size()));
				for (int i = 0; i < 100000; i++)
					world.move(mine, r.nextInt(world.size()));
				System.out.println(mine.health());
			}).start();
		}
		new Thread(() -> {
			Random r = new Random(99);
			for (int i = 0; i < 100000; i++)
				world.explode(r.nextInt(world.size()));
		}).start();
	}
}
// corpus: unseen
