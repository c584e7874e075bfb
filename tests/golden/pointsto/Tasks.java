// Two tasks of one class, two maps: each keeps what it was given.
// run: raddle show callgraph $CLASSES Tasks
// out: Tasks.main([Ljava/lang/String;)V #1
// out:   4 calls Tasks$Box.<init>()V #1 for new Tasks$Box at Tasks.main([Ljava/lang/String;)V #1:0
// out: ...
// out:   ... starts Tasks$Task.run()V #2
// out: ...
// out:   ... starts Tasks$Task.run()V #3
// out: ...
import java.util.HashMap;
import java.util.Map;

class Tasks {
	static class Box {
		Object value;
	}

	static class Task implements Runnable {
		public void run() {
			new Box().value = new Object();
		}
	}

	public static void main(String[] args) {
		Box first = new Box(), second = new Box();
		new Thread(new Task()).start();
		new Thread(new Task()).start();
		Map<String, Box> one = new HashMap<>(), other = new HashMap<>();
		one.put("a", first);
		other.put("a", second);
		one.get("a").value = other.get("a");
	}
}
