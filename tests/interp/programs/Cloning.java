import java.util.Arrays;

// clone, equals and hashCode of one's own.
public class Cloning {
	static class Vector implements Cloneable {
		int[] data;
		String name;
		long stamp = 1L << 40;

		Vector(String name, int... data) {
			this.name = name;
			this.data = data;
		}

		@Override
		protected Vector clone() throws CloneNotSupportedException {
			Vector v = (Vector) super.clone();
			v.data = data.clone();
			return v;
		}

		@Override
		public boolean equals(Object o) {
			if (this == o)
				return true;
			if (!(o instanceof Vector))
				return false;
			Vector v = (Vector) o;
			return name.equals(v.name) && Arrays.equals(data, v.data) && stamp == v.stamp;
		}

		@Override
		public int hashCode() {
			return 31 * name.hashCode() + Arrays.hashCode(data) + (int) (stamp ^ stamp >>> 32);
		}
	}

	static class Not {
		Object copy() throws CloneNotSupportedException {
			return clone();
		}
	}

	public static void main(String[] args) throws Exception {
		Vector v = new Vector("v", 1, 2, 3);
		Vector w = v.clone();
		System.out.println(v.equals(w) + " " + (v.hashCode() == w.hashCode()) + " " + v.hashCode());
		w.data[1] = 9;
		System.out.println(v.equals(w) + " " + v.data[1] + w.data[1] + " " + w.stamp + v.equals("v"));
		int[][] a = { { 1 }, { 2 } };
		int[][] b = a.clone();
		b[0][0] = 7;
		b[1] = null;
		System.out.println(a[0][0] + " " + a[1][0]);
		try {
			new Not().copy();
		} catch (CloneNotSupportedException e) {
			System.out.println(e.getMessage());
		}
	}
}
