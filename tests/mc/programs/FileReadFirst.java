// check: assertion
// Two threads read one file, and either may be the first.
import java.io.FileInputStream;

public class FileReadFirst {
	static int a, b;

	public static void main(String[] args) throws Exception {
		String file = System.getProperty("java.home") + "/release";
		int first, second;
		try (FileInputStream in = new FileInputStream(file)) {
			first = in.read();
			second = in.read();
		}
		try (FileInputStream in = new FileInputStream(file)) {
			Thread t = new Thread(() -> a = read(in));
			Thread u = new Thread(() -> b = read(in));
			t.start();
			u.start();
			t.join();
			u.join();
			assert a == first;
			assert in.read() > 0;
		}
	}

	static int read(FileInputStream in) {
		try {
			return in.read();
		} catch (java.io.IOException e) {
			return -2;
		}
	}
}
