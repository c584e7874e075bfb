// Loops with labels, break and continue over several levels, labelled blocks.
public class Labels {
	static String primes(int limit) {
		StringBuilder s = new StringBuilder();
		next:
		for (int i = 2; i < limit; i++) {
			for (int j = 2; j * j <= i; j++)
				if (i % j == 0)
					continue next;
			s.append(i).append(' ');
		}
		return s.toString();
	}

	static int block(int x) {
		int n = 0;
		out: {
			n += 1;
			if (x == 1)
				break out;
			in: {
				n += 10;
				if (x == 2)
					break in;
				if (x == 3)
					break out;
				n += 100;
			}
			n += 1000;
		}
		return n;
	}

	static int three() {
		int n = 0;
		a:
		do {
			b:
			while (true) {
				for (int i = 0;; i++) {
					n++;
					if (n > 50)
						break a;
					if (i == 3)
						continue b;
					if (n % 7 == 0)
						continue a;
					if (n % 11 == 0)
						break;
				}
				n += 2;
			}
		} while (n < 100);
		return n;
	}

	public static void main(String[] args) {
		System.out.println(primes(60));
		System.out.println(block(0) + " " + block(1) + " " + block(2) + " " + block(3));
		System.out.println(three());
		for (int i = 0, j = 10; i < j; i += 2, j--)
			System.out.print(i + ":" + j + " ");
		System.out.println();
		int k = 5;
		do
			System.out.print(k);
		while (k-- > 0);
		System.out.println();
	}
}
