import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

public class InnerClasses {
	private int base = 10;
	private final List<Child> children = new ArrayList<>();

	class Child {
		final int n;

		Child(int n) {
			this.n = n;
			children.add(this);
		}

		int value() {
			return base + n + secret();
		}

		class Grandchild {
			int value() {
				return Child.this.value() + base;
			}
		}
	}

	private int secret() {
		return 1;
	}

	static class Outer {
		private static int count;

		private static void up() {
			count++;
		}

		static class Nested {
			void touch() {
				up();
				count++;
			}
		}
	}

	Iterable<Integer> values() {
		class Values implements Iterable<Integer> {
			@Override
			public Iterator<Integer> iterator() {
				return new Iterator<Integer>() {
					private int at;

					@Override
					public boolean hasNext() {
						return at < children.size();
					}

					@Override
					public Integer next() {
						return children.get(at++).value();
					}
				};
			}
		}
		return new Values();
	}

	public static void main(String[] args) {
		InnerClasses outer = new InnerClasses();
		Child child = outer.new Child(1);
		outer.new Child(2);
		Child.Grandchild grandchild = child.new Grandchild();
		int sum = 0;
		for (int value : outer.values())
			sum += value;
		new Outer.Nested().touch();
		System.out.println(sum + grandchild.value() + Outer.count);
	}
}
