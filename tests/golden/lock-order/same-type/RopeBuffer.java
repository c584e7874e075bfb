// run: scan --only lock-order --library
// expect: lock-order
// RopeBuffer.append: monitors of two RopeBuffer instances (a.append(b) versus b.append(a)) via length/charAt.
public class RopeBuffer {
	private char[] data = new char[16];
	private int len;

	public synchronized int length() { return len; }

	public synchronized char charAt(int i) {
		if (i < 0 || i >= len) throw new IndexOutOfBoundsException();
		return data[i];
	}

	public synchronized RopeBuffer append(char c) {
		ensure(len + 1);
		data[len++] = c;
		return this;
	}

	public synchronized RopeBuffer append(RopeBuffer other) {
		int n = other.length();
		ensure(len + n);
		for (int i = 0; i < n; i++) data[len++] = other.charAt(i);
		return this;
	}

	private void ensure(int cap) {
		if (cap > data.length) {
			char[] d = new char[Math.max(cap, data.length * 2)];
			System.arraycopy(data, 0, d, 0, len);
			data = d;
		}
	}

	@Override public synchronized String toString() { return new String(data, 0, len); }
}
// corpus: unseen
