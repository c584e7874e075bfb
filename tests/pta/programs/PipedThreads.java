import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintWriter;

public class PipedThreads {
	static class Writer implements Runnable {
		private final PrintWriter out;

		Writer(PrintWriter out) {
			this.out = out;
		}

		@Override
		public void run() {
			for (int i = 0; i < 3; i++)
				line(i);
			out.close();
		}

		private void line(int i) {
			out.println("line " + i);
		}
	}

	public static void main(String[] args) throws IOException, InterruptedException {
		PipedInputStream in = new PipedInputStream();
		PipedOutputStream out = new PipedOutputStream(in);
		Thread writer = new Thread(new Writer(new PrintWriter(out)));
		writer.start();
		try (BufferedReader reader = new BufferedReader(new InputStreamReader(in))) {
			for (String line; (line = reader.readLine()) != null;)
				System.out.println(line.toUpperCase());
		}
		writer.join();
	}
}
