// Arrays of every element type: defaults, stores, loads, compound assignment, clone.
public class Arrays1 {
	static int at;

	static int next() {
		return at++;
	}

	public static void main(String[] args) {
		boolean[] z = new boolean[2];
		byte[] b = new byte[2];
		char[] c = new char[2];
		short[] s = new short[2];
		int[] i = new int[2];
		long[] j = new long[2];
		float[] f = new float[2];
		double[] d = new double[2];
		String[] o = new String[2];
		System.out.println(z[0] + " " + b[0] + " " + (int) c[0] + " " + s[0] + " " + i[0] + " " + j[0] + " " + f[0] + " " + d[0] + " " + o[0]);
		z[1] = true;
		z[0] |= z[1];
		z[1] ^= true;
		b[1] = (byte) 300;
		b[1] += 100;
		b[0]--;
		c[1] = 'x';
		c[1]++;
		c[0] -= 1;
		s[1] = (short) 40000;
		s[1] *= 2;
		i[1] = 7;
		i[1] <<= 29;
		j[1] = i[1];
		j[1] *= j[1];
		j[0] = j[1]++ + ++j[1];
		f[1] = 1.5f;
		f[1] /= 0.3f;
		f[0]++;
		d[1] = f[1];
		d[0] -= d[1]--;
		o[1] = "a";
		o[1] += "b" + 1;
		o[0] += 'x';
		System.out.println(z[0] + " " + z[1] + " " + b[0] + " " + b[1] + " " + (int) c[0] + c[1] + " " + s[1] + " " + i[1]);
		System.out.println(j[0] + " " + j[1] + " " + f[0] + " " + f[1] + " " + d[0] + " " + d[1] + " " + o[0] + o[1]);
		int[] order = new int[8];
		order[next()] = next() + next() * 10;
		order[next()] += next() << next();
		order[next()]++;
		for (int x : order)
			System.out.print(x + " ");
		System.out.println();
		int[] copy = order.clone();
		copy[0] = 99;
		System.out.println(order[0] + " " + copy[0] + " " + copy.length + " " + (copy.getClass() == order.getClass()));
		int[] a = { 1, 2, 3 };
		int n = 0;
		a[n] = n = 2;
		System.out.println(a[0] + " " + a[2] + " " + n);
		System.out.println(o.getClass().getName() + " " + z.getClass().getName() + " " + new int[0][0].getClass().getSimpleName());
	}
}
