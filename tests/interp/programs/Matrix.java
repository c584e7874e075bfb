// Matrices of double: determinant, product, in-place elimination.
public class Matrix {
	static double[][] multiply(double[][] a, double[][] b) {
		double[][] c = new double[a.length][b[0].length];
		for (int i = 0; i < a.length; i++)
			for (int j = 0; j < b[0].length; j++)
				for (int k = 0; k < b.length; k++)
					c[i][j] += a[i][k] * b[k][j];
		return c;
	}

	static double determinant(double[][] m) {
		int n = m.length;
		double d = 1;
		for (int i = 0; i < n; i++) {
			int best = i;
			for (int r = i + 1; r < n; r++)
				if (Math.abs(m[r][i]) > Math.abs(m[best][i]))
					best = r;
			if (m[best][i] == 0)
				return 0;
			if (best != i) {
				double[] t = m[i];
				m[i] = m[best];
				m[best] = t;
				d = -d;
			}
			d *= m[i][i];
			for (int r = i + 1; r < n; r++) {
				double f = m[r][i] / m[i][i];
				for (int c = i; c < n; c++)
					m[r][c] -= f * m[i][c];
			}
		}
		return d;
	}

	public static void main(String[] args) {
		double[][] a = { { 1, 2, 3 }, { 4, 5, 6 }, { 7, 8, 10 } };
		double[][] b = multiply(a, a);
		for (double[] row : b) {
			for (double x : row)
				System.out.print(x + " ");
			System.out.println();
		}
		System.out.println(determinant(a));
		System.out.println(determinant(b));
		System.out.println(determinant(new double[][] { { 1, 2 }, { 2, 4 } }));
		float[][] f = new float[3][3];
		for (int i = 0; i < 9; i++)
			f[i / 3][i % 3] += i / 7f;
		float trace = 0;
		for (int i = 0; i < 3; i++)
			trace += f[i][i];
		System.out.println(trace);
	}
}
