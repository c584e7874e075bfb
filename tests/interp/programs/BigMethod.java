// One long method with many variables, loops and switches.
public class BigMethod {
	public static void main(String[] args) {
		int a = 1, b = 2, c = 3, d = 4, e = 5;
		long l = 1, m = 2;
		double x = 1.5, y = 2.5;
		String s = "";
		Object o = null;
		for (int i = 0; i < 50; i++) {
			switch (i % 7) {
			case 0:
				a += b;
				b = c;
				c = a ^ d;
				break;
			case 1:
				if (a > b)
					d = a - b;
				else if (a < b)
					d = b - a;
				else
					d = 0;
			case 2:
				e += d;
				l = l * 31 + e;
				break;
			case 3:
				for (int j = 0; j < i; j++) {
					if (j % 3 == 0)
						continue;
					m += j * l;
					if (m > 1L << 40)
						break;
				}
				break;
			case 4:
				x = y * 1.25 - x;
				y = x > 100 ? y / 10 : y + i;
				o = x > y ? s : Integer.valueOf(i);
				break;
			case 5:
				try {
					s += a / (i - 5) + ",";
					if (s.length() > 40)
						throw new RuntimeException(s);
				} catch (ArithmeticException ex) {
					s += "div ";
				} catch (RuntimeException ex) {
					s = "";
					o = ex.getMessage();
				} finally {
					e++;
				}
				break;
			default:
				int t = a;
				a = e;
				e = t;
				while (a > 1000000)
					a /= 3;
				do {
					b += 7;
				} while (b < 0);
				o = o == null ? "null" : o.hashCode() % 2 == 0 ? "even" : o;
			}
			if (i % 10 == 9) {
				System.out.println(a + " " + b + " " + c + " " + d + " " + e + " " + l + " " + m);
				System.out.println(x + " " + y + " " + s + " " + o);
			}
		}
		int[][] grid = new int[8][8];
		for (int i = 0; i < 8; i++)
			for (int j = 0; j < 8; j++)
				grid[i][j] = (i * a + j * b ^ c) & 15;
		int best = -1, row = 0, column = 0;
		search:
		for (row = 0; row < 8; row++)
			for (column = 0; column < 8; column++) {
				if (grid[row][column] > best)
					best = grid[row][column];
				if (best == 15)
					break search;
			}
		System.out.println(best + " at " + row + "," + column);
		byte p = (byte) a;
		short q = (short) b;
		char r = (char) c;
		float f = a * 0.1f;
		p += q;
		q ^= r;
		r >>= 2;
		f %= 3;
		System.out.println(p + " " + q + " " + (int) r + " " + f);
	}
}
