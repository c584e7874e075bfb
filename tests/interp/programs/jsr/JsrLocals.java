// Variables of other types in the same slot on different ways into one subroutine.
public class JsrLocals {
	static int clean;

	static String ways(int how) {
		String out = "";
		int sum = 0;
		try {
			if (how == 0) {
				int a = 5;
				sum += a;
			} else if (how == 1) {
				double d = 2.5;
				sum += (int) (d * 3);
				return "d" + d + sum;
			} else if (how == 2) {
				String s = "text";
				long l = 1L << 35;
				out = s + l;
				throw new RuntimeException(out);
			} else {
				float f = how / 4f;
				Object o = new int[] { 1, 2 };
				out += f + ((int[]) o).length;
			}
			out += "end";
		} catch (RuntimeException e) {
			out += "!" + e.getMessage();
		} finally {
			int local = how * 2;
			for (int i = 0; i < local; i++) {
				sum += i;
				clean++;
			}
			String t = "t" + sum;
			out += t;
		}
		return out + sum;
	}

	static int changes(int x) {
		int y = 1;
		while (x > 0) {
			try {
				y *= 2;
				if (y > 50)
					return y;
				x--;
			} finally {
				y += x;
				x -= y % 3 == 0 ? 1 : 0;
			}
		}
		return -y;
	}

	public static void main(String[] args) {
		for (int i = 0; i < 5; i++)
			System.out.println(ways(i) + " " + clean);
		for (int i = 0; i < 8; i++)
			System.out.println(changes(i));
	}
}
