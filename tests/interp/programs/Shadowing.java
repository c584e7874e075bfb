// One slot, many variables: scopes that reuse local variables with other types.
public class Shadowing {
	static int x = 1;

	static String scopes(int n) {
		StringBuilder out = new StringBuilder();
		{
			int a = n;
			out.append(a);
		}
		{
			String a = "s" + n;
			out.append(a);
		}
		{
			long a = n * 10L;
			double b = a / 4.0;
			out.append(a).append(b);
		}
		for (int i = 0; i < 2; i++) {
			float a = i + 0.5f;
			out.append(a);
		}
		for (Object o : new Object[] { "x", 1 }) {
			if (o instanceof String) {
				String a = (String) o;
				out.append(a.length());
			} else {
				int a = (Integer) o;
				out.append(a + 1);
			}
		}
		try {
			int[] a = new int[n];
			out.append(a[n]);
		} catch (RuntimeException a) {
			out.append(a.getClass().getSimpleName());
		}
		return out.toString();
	}

	static int uses(boolean b) {
		int x;
		if (b)
			x = 5;
		else
			x = Shadowing.x;
		{
			int y = x;
			x += y;
		}
		final int z;
		switch (x) {
		case 10:
			z = 1;
			break;
		case 2:
			z = 2;
			break;
		default:
			z = 3;
		}
		return x * 10 + z;
	}

	public static void main(String[] args) {
		System.out.println(scopes(3));
		System.out.println(scopes(0));
		System.out.println(uses(true) + " " + uses(false));
	}
}
