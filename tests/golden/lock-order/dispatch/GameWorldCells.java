// run: scan --only lock-order
// expect: lock-order
// moveTo locks the entity and then two cells, Cell.explode locks the cell and then its entities, and two moves lock two cells both ways.
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

public class GameWorldCells {
	static final class Position {
		final int x, y;
		Position(int x, int y) {
			this.x = x;
			this.y = y;
		}
		Position shift(int dx, int dy, int w, int h) {
			return new Position(Math.floorMod(x + dx, w), Math.floorMod(y + dy, h));
		}
	}

	static abstract class Entity {
		private final String name;
		private Cell cell;
		protected int health = 1 << 28;

		Entity(String name) {
			this.name = name;
		}

		String name() {
			return name;
		}

		synchronized void place(Cell c) {
			cell = c;
			c.enter(this);
		}

		synchronized void moveTo(Cell target) {
			if (cell != null && cell != target) {
				Cell.swap(cell, target, this);
				cell = target;
			}
		}

		synchronized void damage(int n) {
			health -= absorb(n);
		}

		abstract int absorb(int n);
	}

	static class Tank extends Entity {
		Tank(String name) {
			super(name);
		}
		@Override int absorb(int n) {
			return n / 2;
		}
	}

	static class Scout extends Entity {
		Scout(String name) {
			super(name);
		}
		@Override int absorb(int n) {
			return n;
		}
	}

	static class Cell {
		private final Position position;
		private final List<Entity> entities = new ArrayList<>();
		private int explosions;

		Cell(Position p) {
			position = p;
		}

		synchronized void enter(Entity e) {
			entities.add(e);
		}

		synchronized void leave(Entity e) {
			entities.remove(e);
		}

		static void swap(Cell from, Cell to, Entity e) {
			synchronized (from) {
				synchronized (to) {
					from.leave(e);
					to.enter(e);
				}
			}
		}

		synchronized void explode() {
			explosions++;
			for (Entity e : entities)
				e.damage(10 + position.x);
		}
	}

	static class World {
		private final int width, height;
		private final Cell[][] cells;

		World(int width, int height) {
			this.width = width;
			this.height = height;
			cells = new Cell[width][height];
			for (int x = 0; x < width; x++)
				for (int y = 0; y < height; y++)
					cells[x][y] = new Cell(new Position(x, y));
		}

		Cell at(Position p) {
			return cells[p.x][p.y];
		}

		Cell random(Random r) {
			return at(new Position(r.nextInt(width), r.nextInt(height)));
		}
	}

	static class Mover implements Runnable {
		private final World world;
		private final Entity entity;
		private final Random random;

		Mover(World w, Entity e, long seed) {
			world = w;
			entity = e;
			random = new Random(seed);
		}

		@Override public void run() {
			entity.place(world.random(random));
			for (int i = 0; i < 500000; i++)
				entity.moveTo(world.random(random));
		}
	}

	static class Bomber implements Runnable {
		private final World world;
		private final Random random = new Random(7);

		Bomber(World w) {
			world = w;
		}

		@Override public void run() {
			for (int i = 0; i < 500000; i++)
				world.random(random).explode();
		}
	}

	public static void main(String[] args) {
		World world = new World(2, 2);
		new Thread(new Mover(world, new Tank("tank"), 1)).start();
		new Thread(new Mover(world, new Scout("scout"), 2)).start();
		new Thread(new Bomber(world)).start();
	}
}
// corpus: unseen
