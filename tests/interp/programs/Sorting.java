// Sorting algorithms written out: loops, swaps, recursion, temporary arrays.
public class Sorting {
	static void bubble(int[] a) {
		boolean swapped;
		do {
			swapped = false;
			for (int i = 1; i < a.length; i++)
				if (a[i - 1] > a[i]) {
					int t = a[i];
					a[i] = a[i - 1];
					a[i - 1] = t;
					swapped = true;
				}
		} while (swapped);
	}

	static void quick(int[] a, int lo, int hi) {
		while (lo < hi) {
			int p = a[(lo + hi) >>> 1], i = lo, j = hi;
			while (i <= j) {
				while (a[i] < p)
					i++;
				while (a[j] > p)
					j--;
				if (i <= j) {
					int t = a[i];
					a[i++] = a[j];
					a[j--] = t;
				}
			}
			if (j - lo < hi - i) {
				quick(a, lo, j);
				lo = i;
			} else {
				quick(a, i, hi);
				hi = j;
			}
		}
	}

	static int[] merge(int[] a) {
		if (a.length < 2)
			return a;
		int[] l = new int[a.length / 2], r = new int[a.length - l.length];
		System.arraycopy(a, 0, l, 0, l.length);
		System.arraycopy(a, l.length, r, 0, r.length);
		l = merge(l);
		r = merge(r);
		int[] out = new int[a.length];
		for (int i = 0, j = 0, k = 0; k < out.length; k++)
			out[k] = j >= r.length || i < l.length && l[i] <= r[j] ? l[i++] : r[j++];
		return out;
	}

	static void heap(long[] a) {
		for (int n = a.length, i = n / 2; n > 1;) {
			long t;
			if (i > 0) {
				t = a[--i];
			} else {
				t = a[--n];
				a[n] = a[0];
			}
			int parent = i;
			for (int child = 2 * i + 1; child < n; child = 2 * parent + 1) {
				if (child + 1 < n && a[child + 1] > a[child])
					child++;
				if (a[child] <= t)
					break;
				a[parent] = a[child];
				parent = child;
			}
			a[parent] = t;
		}
	}

	static int[] random(int n) {
		int[] a = new int[n];
		long seed = 42;
		for (int i = 0; i < n; i++) {
			seed = seed * 6364136223846793005L + 1442695040888963407L;
			a[i] = (int) (seed >>> 33) % 1000;
		}
		return a;
	}

	static String show(int[] a) {
		String s = "";
		for (int x : a)
			s += x + " ";
		return s;
	}

	public static void main(String[] args) {
		int[] a = random(40);
		System.out.println(show(a));
		bubble(a);
		System.out.println(show(a));
		a = random(60);
		quick(a, 0, a.length - 1);
		System.out.println(show(a));
		System.out.println(show(merge(random(33))));
		long[] b = new long[30];
		int[] r = random(30);
		for (int i = 0; i < 30; i++)
			b[i] = (long) r[i] * r[i] - 200000;
		heap(b);
		for (long x : b)
			System.out.print(x + " ");
		System.out.println();
	}
}
