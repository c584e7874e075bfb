// Stores into arrays through supertypes.
public class ArrayStoreChecks {
	static class Animal {
	}

	static class Dog extends Animal implements Comparable<Dog> {
		public int compareTo(Dog other) {
			return 0;
		}
	}

	static class Puppy extends Dog {
	}

	static String store(Object[] array, Object value) {
		try {
			array[0] = value;
			return "ok";
		} catch (ArrayStoreException e) {
			return "no " + e.getMessage();
		} catch (ArrayIndexOutOfBoundsException e) {
			return "bounds";
		} catch (NullPointerException e) {
			return "null";
		}
	}

	public static void main(String[] args) {
		Object[][] arrays = { new Object[1], new Animal[1], new Dog[1], new Puppy[1], new Comparable[1], new Object[0], new int[1][], null };
		Object[] values = { null, new Object(), new Animal(), new Dog(), new Puppy(), "text", new int[2], new int[1][1] };
		for (Object[] array : arrays) {
			for (Object value : values)
				System.out.print(store(array, value) + "; ");
			System.out.println();
		}
	}
}
