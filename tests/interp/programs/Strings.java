// Strings: the library's own code on Latin-1 and UTF-16 text.
public class Strings {
	public static void main(String[] args) {
		String[] all = { "", "a", "hello world", "\u00e9t\u00e9", "\u4e2d\u6587", "mixed \u20ac and \u00fc", "\ud83d\ude00!" };
		for (String s : all) {
			System.out.println(s + " " + s.length() + " " + s.hashCode() + " " + s.isEmpty() + " " + s.indexOf('l') + " " + s.lastIndexOf("o"));
			for (String t : all)
				System.out.print(s.compareTo(t) + " " + s.equals(t) + s.startsWith(t) + s.endsWith(t) + s.contains(t) + " ");
			System.out.println(new StringBuilder(s).reverse());
		}
		String s = "hello world";
		System.out.println(s.substring(3) + s.substring(2, 7) + s.charAt(4) + s.replace('o', '0') + s.concat("!") + s.trim());
		System.out.println(s.indexOf("wor") + " " + s.indexOf("x") + " " + s.indexOf('o', 5) + " " + "a,b,,c".replace(",", "--"));
		System.out.println("  pad \t".trim() + "|" + " x ".strip() + "|" + "ab".repeat(3) + "|" + "   ".isBlank());
		System.out.println(String.valueOf(3.0f) + String.valueOf(true) + String.valueOf('c') + String.valueOf(new char[] { 'x', 'y' }) + String.valueOf((Object) null));
		System.out.println(String.join("-", "a", "b", "c") + "abc".toCharArray().length + "ABC".equalsIgnoreCase("abc") + "a".compareToIgnoreCase("B"));
		String interned = "hel" + "lo";
		String built = new StringBuilder("hel").append("lo").toString();
		System.out.println((interned == "hello") + " " + (built == "hello") + " " + (built.intern() == "hello") + built.equals("hello"));
		System.out.println("tab\t\"quote\" \\ \u0000end".length());
		char c = 'a';
		c += 2;
		System.out.println("" + c + (char) (c + 1) + (c + 1) + 'x' + 1);
		String n = null;
		n += "x";
		System.out.println(n + null + 1 + 2L + 3f + 4d + true + 'c' + new int[0].length);
		try {
			"x".charAt(1);
		} catch (StringIndexOutOfBoundsException e) {
			System.out.println(e.getMessage());
		}
		System.out.println("one two  three".split(" ").length + " " + "a1b2".chars().filter(Character::isDigit).count());
	}
}
