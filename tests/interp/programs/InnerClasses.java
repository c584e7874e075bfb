// Inner, nested, local and anonymous classes, with what they capture.
public class InnerClasses {
	private int x = 1;
	private static int shared = 100;

	class Inner {
		int x = 2;

		class Innermost {
			int x = 3;

			String all() {
				InnerClasses.this.x++;
				return x + " " + Inner.this.x + " " + InnerClasses.this.x + " " + shared++;
			}
		}
	}

	static class Nested {
		private int secret = 42;

		private int tell() {
			return secret + shared;
		}
	}

	interface Shape {
		double area();
	}

	Shape local(double r, String name) {
		final double scale = r * 2;
		class Circle implements Shape {
			final int made = ++x;

			public double area() {
				return r * r * scale;
			}

			@Override
			public String toString() {
				return name + made + "/" + x;
			}
		}
		return new Circle();
	}

	Shape anonymous(int n) {
		return new Shape() {
			int calls = n;

			{
				calls *= 2;
			}

			public double area() {
				return calls++ + x;
			}
		};
	}

	static class Counter {
		private int n;

		Runnable maker() {
			return new Runnable() {
				public void run() {
					n += 5;
				}
			};
		}
	}

	public static void main(String[] args) {
		InnerClasses outer = new InnerClasses();
		InnerClasses.Inner inner = outer.new Inner();
		InnerClasses.Inner.Innermost innermost = inner.new Innermost();
		System.out.println(innermost.all());
		System.out.println(innermost.all());
		Nested nested = new Nested();
		nested.secret++;
		System.out.println(nested.tell());
		Shape c = outer.local(1.5, "circle");
		System.out.println(c.area() + " " + c + " " + outer.local(2, "other"));
		Shape a = outer.anonymous(7);
		System.out.println(a.area() + " " + a.area() + " " + a.getClass().getSimpleName().isEmpty());
		Counter counter = new Counter();
		Runnable r = counter.maker();
		r.run();
		r.run();
		System.out.println(counter.n);
		try {
			InnerClasses none = null;
			none.new Inner();
		} catch (NullPointerException e) {
			System.out.println("npe");
		}
	}
}
