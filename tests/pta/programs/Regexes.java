import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.Collectors;

public class Regexes {
	static class Template {
		private static final Pattern NAME = Pattern.compile("\\$\\{(\\w+)\\}");
		private final String text;

		Template(String text) {
			this.text = text;
		}

		String fill() {
			return NAME.matcher(text).replaceAll(found -> value(found));
		}

		private String value(MatchResult found) {
			return found.group(1).toUpperCase();
		}
	}

	public static void main(String[] args) {
		Matcher matcher = Pattern.compile("(?<key>[a-z]+)\\s*=\\s*(\\d{1,3}|x*?y)(?=;)", Pattern.CASE_INSENSITIVE).matcher("Ab = 12; cd=xxy; e=;");
		while (matcher.find())
			System.out.println(matcher.group("key") + " " + matcher.group(2) + matcher.start());
		System.out.println(new Template("a ${b} c ${d}").fill());
		System.out.println("a1b22c333".replaceAll("[0-9&&[^2]]+", "#") + String.join("|", "x, y,z".split(",\\s*")));
		System.out.println("2024-02-30".matches("\\d{4}-(0[1-9]|1[0-2])-\\d\\d"));
		System.out.println(Pattern.compile("\\b").splitAsStream("to be").collect(Collectors.toList()));
		try {
			Pattern.compile("(unclosed");
		} catch (PatternSyntaxException e) {
			System.out.println(e.getDescription());
		}
		System.out.println(Pattern.compile("^(a+)+\\1$", Pattern.MULTILINE).matcher("aaaa\nbb").lookingAt());
	}
}
