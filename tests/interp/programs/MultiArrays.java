// Arrays of arrays: multianewarray with all and some dimensions, ragged ones, initialisers.
public class MultiArrays {
	static String show(Object o) {
		if (o instanceof int[]) {
			StringBuilder s = new StringBuilder("(");
			for (int x : (int[]) o)
				s.append(x).append(' ');
			return s.append(")").toString();
		}
		if (o instanceof Object[]) {
			StringBuilder s = new StringBuilder("[");
			for (Object x : (Object[]) o)
				s.append(show(x));
			return s.append("]").toString();
		}
		return String.valueOf(o);
	}

	public static void main(String[] args) {
		int[][] a = new int[2][3];
		a[1][2] = 5;
		a[0][1] += a[1][2]++;
		System.out.println(show(a));
		int[][][] b = new int[2][2][];
		b[1][0] = new int[] { 1, 2 };
		b[0] = a;
		System.out.println(show(b));
		long[][] ragged = { {}, { 1 }, { 1, 2 } };
		ragged[2][1] *= ragged[1][0] + 40;
		System.out.println(ragged[2][1] + " " + ragged[0].length);
		String[][] names = new String[3][];
		names[1] = new String[] { "x", null };
		System.out.println(show(names));
		Object[] covariant = names;
		try {
			covariant[0] = new Integer[1];
		} catch (ArrayStoreException e) {
			System.out.println(e.getMessage());
		}
		covariant[0] = new String[] { "ok" };
		System.out.println(show(covariant) + (covariant instanceof String[][]) + (covariant instanceof Object[]));
		Object o = a;
		System.out.println((o instanceof Cloneable) + " " + (o instanceof int[][]) + " " + (o instanceof Object[]) + " " + o.getClass().getName());
		char[][][][] deep = new char[1][2][3][4];
		deep[0][1][2][3] = 'q';
		System.out.println(deep[0][1][2][3] + " " + deep[0][1].length + deep[0][1][2].length + deep.getClass().getName());
		int sum = 0;
		int[][] m = new int[10][10];
		for (int i = 0; i < 10; i++)
			for (int j = 0; j < 10; j++)
				m[i][j] = i * j;
		for (int[] row : m)
			for (int x : row)
				sum += x;
		System.out.println(sum);
		System.out.println(new int[3][0].length + " " + new int[0][3].length);
	}
}
