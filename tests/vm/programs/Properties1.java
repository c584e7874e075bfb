// System properties, environment, Runtime, Properties, resource bundles of the JDK.
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Locale;
import java.util.Properties;

class Properties1 {
	public static void main(String[] args) throws Exception {
		System.out.println(System.getProperty("line.separator").length() + System.getProperty("file.separator") + System.getProperty("path.separator") + System.getProperty("none") + System.getProperty("none", "default"));
		System.setProperty("mine", "1");
		System.out.println(Integer.getInteger("mine") + " " + Boolean.getBoolean("mine") + " " + System.clearProperty("mine") + " " + System.getProperty("mine"));
		System.out.println(System.getProperty("java.specification.version") + " " + System.getProperty("java.version") + " " + Runtime.version().feature() + " " + System.getProperty("os.name") + " " + System.getProperty("user.dir").isEmpty());
		Properties p = new Properties();
		p.load(new StringReader("# comment\na=1\nb : two \\\n  lines\nc\\ d=\\u0041"));
		System.out.println(new java.util.TreeMap<>(p));
		StringWriter w = new StringWriter();
		p.store(w, null);
		System.out.println(w.toString().lines().filter(l -> !l.startsWith("#")).sorted().toList());
		System.out.println(Runtime.getRuntime().availableProcessors() > 0);
		System.out.println(Runtime.getRuntime().totalMemory() > 0);
		System.out.println(Locale.getDefault() + " " + Locale.GERMANY.getDisplayCountry(Locale.ENGLISH) + " " + Locale.forLanguageTag("fr-CA"));
		System.out.println(System.getenv("NO_SUCH_VARIABLE") + " " + System.getenv().isEmpty() + " " + System.lineSeparator().equals("\n"));
		System.out.println(ProcessHandle.current().pid() > 0);
		System.out.println(ProcessHandle.current().isAlive());
		System.out.println(java.util.Currency.getInstance("EUR").getDefaultFractionDigits() + " " + java.util.TimeZone.getDefault().getID());
		System.out.println(java.nio.charset.Charset.defaultCharset() + " " + java.nio.charset.Charset.forName("windows-1252").canEncode());
		System.identityHashCode(p);
		System.gc();
		System.err.println("to standard error");
		System.out.write('x');
		System.out.println();
		System.out.append("app").append('c').println(new char[] { '!', '?' });
		System.out.print(1);
		System.out.print(2L);
		System.out.print(true);
		System.out.print('c');
		System.out.print(1.5);
		System.out.print(2.5f);
		System.out.print((Object) null);
		System.out.println();
	}
}
