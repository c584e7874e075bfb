// Where classes came from: their protection domain has the place on the class path.
import java.io.File;
import java.net.URL;
import java.security.CodeSource;
import java.security.ProtectionDomain;

class CodeSources {
	record Point(int x) {
	}

	static void print(Class<?> k) throws Exception {
		ProtectionDomain domain = k.getProtectionDomain();
		CodeSource source = domain.getCodeSource();
		System.out.println(k.getSimpleName() + " " + (source != null));
		if (source == null) {
			return;
		}
		URL location = source.getLocation();
		File place = new File(location.toURI());
		System.out.println(location.getProtocol() + " " + new File(place, k.getName() + ".class").exists() + " "
			+ (domain.getClassLoader() == k.getClassLoader()) + " " + source.getCertificates());
	}

	public static void main(String[] args) throws Exception {
		print(CodeSources.class);
		print(Point.class);
		print(String.class);
		print(int[].class);
		print(Point[].class);
		print(CodeSources.class);
		Runnable lambda = () -> {
		};
		System.out.println(lambda.getClass().getProtectionDomain() != null);
	}
}
