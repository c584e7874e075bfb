import java.util.List;
import java.util.stream.Gatherers;

public class ScopedPatterns {
	static final ScopedValue<String> USER = ScopedValue.newInstance();

	sealed interface Shape permits Circle, Box {
	}

	record Circle(int radius) implements Shape {
	}

	record Box(int width, int height) implements Shape {
		int area() {
			return width * height;
		}
	}

	static int area(Shape shape) {
		return switch (shape) {
			case Circle(int radius) when radius > 10 -> 0;
			case Circle c -> c.radius() * c.radius() * 3;
			case Box b -> b.area();
		};
	}

	static String hello() {
		return "hello " + USER.get();
	}

	static class Task implements Runnable {
		String said;

		@Override
		public void run() {
			said = hello();
		}
	}

	public static void main(String[] args) throws Exception {
		Task task = new Task();
		Thread thread = Thread.startVirtualThread(() -> ScopedValue.where(USER, "ann").run(task));
		thread.join();
		int sum = 0;
		for (Shape shape : List.of(new Circle(1), new Box(2, 3), new Circle(20)))
			sum += area(shape);
		List<Integer> pairs = List.of(1, 2, 3, 4).stream().gather(Gatherers.windowFixed(2)).map(pair -> first(pair)).toList();
		System.out.println(task.said + sum + pairs + List.of(1, 2).reversed().getFirst());
	}

	static int first(List<Integer> pair) {
		return pair.get(0);
	}
}
