// Packages of the boot loader's classes, of others, of none.
import java.util.*;

public class Packages {
	static void show(Class<?> c) {
		Package p = c.getPackage();
		System.out.println(c.getName() + ": " + p + (p == null ? "" : " " + p.getName() + " "
			+ p.getImplementationVersion() + " " + p.isSealed() + " " + p.getAnnotations().length));
	}

	public static void main(String[] args) {
		for (Class<?> c : List.of(String.class, Map.Entry.class, java.util.concurrent.Future.class, Packages.class,
				java.sql.Date.class, javax.xml.parsers.SAXParser.class, int.class, int[].class, String[].class))
			show(c);
		System.out.println(String.class.getPackage() == Object.class.getPackage());
		System.out.println(Object.class.getPackage().equals(Integer.class.getPackage()));
		System.out.println(ClassLoader.getSystemClassLoader().getDefinedPackage("no.such") + " "
			+ Object.class.getPackage().isCompatibleWith("1.0"));
	}
}
