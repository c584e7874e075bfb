import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

public class InvokeAll {
	interface Shape {
		double area();
	}

	record Circle(double radius) implements Shape {
		public double area() {
			return Math.PI * radius * radius;
		}
	}

	record Square(double side) implements Shape {
		public double area() {
			return side * side;
		}
	}

	static class AreaOf implements Callable<Double> {
		private final Shape shape;

		AreaOf(Shape shape) {
			this.shape = shape;
		}

		@Override
		public Double call() {
			return shape.area();
		}
	}

	public static void main(String[] args) throws Exception {
		ExecutorService pool = Executors.newCachedThreadPool();
		List<Callable<Double>> tasks = new ArrayList<>();
		tasks.add(new AreaOf(new Circle(1)));
		tasks.add(new AreaOf(new Square(2)));
		double sum = 0;
		for (Future<Double> future : pool.invokeAll(tasks))
			sum += future.get();
		String any = pool.invokeAny(List.of(() -> "a" + one(), () -> "b" + one()));
		pool.shutdown();
		System.out.println(sum > 7 && any.length() == 2);
	}

	static int one() {
		return 1;
	}
}
