// run: scan --only lock-order
// expect: none
// The same four managers call only downwards in the layers world, physics, audio, script.
public class FourLockLayers {
	public static class World {
		final Physics physics;
		int ticks;
		public World(Physics p) { physics = p; }
		public synchronized void tick() { ticks++; physics.step(); }
	}

	public static class Physics {
		final Audio audio;
		int steps;
		public Physics(Audio a) { audio = a; }
		public synchronized void step() { steps++; audio.play(); }
	}

	public static class Audio {
		final Script script;
		int played;
		public Audio(Script s) { script = s; }
		public synchronized void play() { played++; }
		public synchronized void finished() { played--; script.onSound(); }
	}

	public static class Script {
		int events;
		public synchronized void onSound() { events++; }
		public synchronized int events() { return events; }
	}
}
// corpus: unseen
