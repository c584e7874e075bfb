// assert is off: its condition is not evaluated. Class objects and names.
public class Assertions {
	static int n;

	static boolean count() {
		n++;
		return false;
	}

	static class Inner {
	}

	interface Face {
	}

	public static void main(String[] args) {
		assert count() : "never";
		System.out.println(n);
		System.out.println(Assertions.class.getName() + " " + Inner.class.getName() + " " + Inner.class.getSimpleName() + " " + Face.class);
		System.out.println(int.class + " " + int[].class.getName() + " " + String[][].class.getName() + " " + void.class + " " + Integer.TYPE);
		System.out.println(new Inner().getClass() == Inner.class);
		System.out.println(Inner.class.getSuperclass() + " " + Inner.class.isInstance(new Inner()) + Inner.class.isInstance("x") + Number.class.isAssignableFrom(Integer.class));
		System.out.println(new int[0].getClass().getComponentType() + " " + new Inner[0][0].getClass().getSimpleName());
		System.out.println(Face.class.isInterface() + " " + int[].class.isArray() + " " + long.class.isPrimitive());
		Object o = new Object();
		System.out.println(o.equals(o) + " " + o.equals(null) + " " + (o.hashCode() == o.hashCode()) + " " + (o.hashCode() == System.identityHashCode(o)));
		System.out.println(Inner.class.cast(null) + " " + (Object) Enum.class.getSimpleName());
	}
}
