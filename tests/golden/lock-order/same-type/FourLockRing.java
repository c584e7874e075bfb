// run: scan --only lock-order
// expect: lock-order
// Four managers of a game engine lock each other in a ring: world, physics, audio, script.
public class FourLockRing {
	public static class World {
		Physics physics;
		int ticks;
		public World(Physics p) { physics = p; }
		public synchronized void tick() { ticks++; physics.step(); }
		public synchronized void spawn() { ticks += 2; }
	}

	public static class Physics {
		Audio audio;
		int steps;
		public Physics(Audio a) { audio = a; }
		public synchronized void step() { steps++; }
		public synchronized void collide() { steps++; audio.play(); }
	}

	public static class Audio {
		Script script;
		int played;
		public synchronized void setScript(Script s) { script = s; }
		public synchronized void play() { played++; }
		public synchronized void finished() { played--; script.onSound(); }
	}

	public static class Script {
		final World world;
		int events;
		public Script(World w) { world = w; }
		public synchronized void onSound() { events++; }
		public synchronized void run() { events--; world.spawn(); }
	}
}
// corpus: unseen
