// StringBuilder and StringBuffer.
public class Builders {
	public static void main(String[] args) {
		StringBuilder b = new StringBuilder();
		b.append(1).append('c').append(2L).append(3.5f).append(4.25).append(true).append("s").append((Object) null).append(new char[] { 'x' });
		System.out.println(b + " " + b.length());
		b.insert(0, "start ").insert(5, 99).reverse();
		System.out.println(b);
		b.setLength(5);
		b.setCharAt(2, '\u4e2d');
		b.deleteCharAt(0).delete(1, 2).append(b).replace(0, 1, "long text");
		System.out.println(b + " " + b.indexOf("t") + " " + b.charAt(3));
		StringBuffer f = new StringBuffer("buf");
		for (int i = 0; i < 50; i++)
			f.append(i).append(i % 10 == 0 ? "\n" : ",");
		System.out.println(f.length() + " " + f.substring(20, 60).trim());
		b = new StringBuilder();
		for (char c = 'a'; c <= 'z'; c += 3)
			b.append(c).append((int) c).append(c + 1);
		System.out.println(b);
		System.out.println(new StringBuilder().append(Integer.MIN_VALUE).append(Long.MIN_VALUE).append(Float.MIN_VALUE).append(Double.MAX_VALUE));
		try {
			new StringBuilder("abc").insert(7, "x");
		} catch (StringIndexOutOfBoundsException e) {
			System.out.println(e.getMessage());
		}
	}
}
