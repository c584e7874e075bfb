// java.util.regex: groups, look-around, replacement, splitting, flags.
import java.util.Arrays;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;

class Regexes {
	public static void main(String[] args) {
		Matcher m = Pattern.compile("(?<year>\\d{4})-(\\d\\d)-(\\d\\d)").matcher("on 2024-05-06 and 1999-12-31.");
		while (m.find()) {
			System.out.println(m.group() + " " + m.group("year") + " " + m.group(2) + " " + m.start() + "-" + m.end(3) + " " + m.groupCount());
		}
		System.out.println("a1b22c333".replaceAll("\\d+", "<$0>") + " " + "x.y.z".replace(".", "\\") + " " + "aaa".replaceFirst("a", "b"));
		System.out.println(Arrays.toString("a, b;c ,d".split("\\s*[,;]\\s*")) + Arrays.toString("boo:and:foo".split("o", 5)) + Arrays.toString("a1b2".split("")));
		System.out.println(Pattern.compile("(\\w)(\\w*)").matcher("hello big world").replaceAll(r -> r.group(1).toUpperCase() + r.group(2)));
		System.out.println("foobar".matches("foo(?=bar).*") + " " + "foobaz".matches("foo(?!bar).*") + " " + "price: 100".matches(".*(?<=: )\\d+"));
		System.out.println(Pattern.compile("^b.*$", Pattern.MULTILINE | Pattern.CASE_INSENSITIVE).matcher("abc\nBCD\nbxx").results().map(MatchResult::group).collect(Collectors.toList()));
		System.out.println(Pattern.matches("(a+)+b", "aaaaaaaaaaaac") + " " + Pattern.matches("(?i)STRASSE", "strasse") + " " + Pattern.matches("(.)\\1", "xx"));
		System.out.println(Pattern.compile("a*?").matcher("aaa").lookingAt() + " " + "aXbXc".split("X").length + " " + Pattern.quote("a.b"));
		Matcher h = Pattern.compile("\\p{Lu}\\p{L}*|\\p{IsDigit}+").matcher("Äpfel und 12 Birnen");
		StringBuilder sb = new StringBuilder();
		while (h.find()) {
			h.appendReplacement(sb, "[" + h.group() + "]");
		}
		h.appendTail(sb);
		System.out.println(sb);
		try {
			Pattern.compile("a(b");
		} catch (PatternSyntaxException e) {
			System.out.println(e.getMessage());
		}
		try {
			Pattern.compile("[z-a]");
		} catch (PatternSyntaxException e) {
			System.out.println(e.getDescription() + " " + e.getIndex());
		}
		Matcher region = Pattern.compile("\\bcat\\b").matcher("cat concat cat");
		region.region(3, 14);
		System.out.println(region.find() + " " + region.start() + " " + region.hitEnd());
		System.out.println(Pattern.compile(",").splitAsStream("p,q,r").map(String::toUpperCase).collect(Collectors.joining()));
	}
}
