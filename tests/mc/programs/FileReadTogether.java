// check: no-error
// Two threads read one file: each byte is read once, whoever comes first. Where the file is read next is state.
import java.io.FileInputStream;

public class FileReadTogether {
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
			assert first != second && (a == first && b == second || a == second && b == first);
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
