import java.util.ArrayList;
import java.util.List;

// finally with loops, switches and further tries inside; order of evaluation around throws.
public class Finalisers {
	static List<String> log = new ArrayList<>();

	static int note(String s, int v) {
		log.add(s + v);
		return v;
	}

	static int complicated(int n) {
		int result = 0;
		try {
			result = note("try", n) / (n - 2);
			for (int i = 0; i < n; i++) {
				try {
					if (i == 3)
						return note("return", result);
					result += 10 / (i - 1);
				} catch (ArithmeticException e) {
					note("inner", i);
				} finally {
					switch (i) {
					case 0:
						note("zero", result);
						break;
					case 1:
						for (int k = 0; k < 2; k++)
							try {
								note("k", k / k);
							} catch (ArithmeticException e) {
								note("kk", k);
							}
					default:
						note("i", i);
					}
				}
			}
		} catch (ArithmeticException e) {
			result = note("outer", -1);
		} finally {
			if (result > 100)
				note("large", result);
			else
				note("small", result);
			result = 99;
		}
		return result;
	}

	static int order() {
		int[] a = null;
		int i = 0;
		try {
			a[i++] = note("rhs", i);
		} catch (NullPointerException e) {
			note("npe", i);
		}
		try {
			i = note("before", i) + a.length + note("after", 0);
		} catch (NullPointerException e) {
			note("npe", i);
		}
		try {
			i += note("x", 5) + 1 / (i - 1);
		} catch (ArithmeticException e) {
			note("div", i);
		}
		return i;
	}

	public static void main(String[] args) {
		for (int n = 0; n < 6; n++) {
			log.clear();
			System.out.println(complicated(n) + " " + log);
		}
		log.clear();
		System.out.println(order() + " " + log);
	}
}
