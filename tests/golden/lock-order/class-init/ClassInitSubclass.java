// run: scan --only lock-order
// expect: lock-order
// Shape's initialiser creates its subclass Circle; one thread initialises Shape, the other Circle, which needs Shape first.
public class ClassInitSubclass {
	static class Shape {
		static final Shape UNIT;
		static {
			long x = 1;
			for (int i = 0; i < 200000; i++) x = x * 31 + i;
			UNIT = new Circle((int) x);
		}
		int area() { return 0; }
		static Shape unit() { return UNIT; }
	}

	static class Circle extends Shape {
		static int made;
		final int r;
		Circle(int r) {
			this.r = r;
			made++;
		}
		static Circle of(int r) { return new Circle(r); }
		@Override int area() { return 3 * r * r; }
	}

	public static void main(String[] args) throws Exception {
		Thread a = new Thread(() -> Shape.unit().area());
		Thread b = new Thread(() -> Circle.of(2).area());
		a.start();
		b.start();
		a.join();
		b.join();
	}
}
// corpus: unseen
