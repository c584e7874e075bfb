import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.FilterInputStream;
import java.io.FilterReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.PushbackReader;
import java.io.Reader;
import java.io.SequenceInputStream;
import java.io.StreamTokenizer;
import java.io.StringReader;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

public class CharStreams {
	static class Upper extends FilterReader {
		Upper(Reader in) {
			super(in);
		}

		@Override
		public int read() throws IOException {
			return up(super.read());
		}

		@Override
		public int read(char[] chars, int from, int length) throws IOException {
			int n = super.read(chars, from, length);
			for (int i = from; i < from + n; i++)
				chars[i] = (char) up(chars[i]);
			return n;
		}

		private int up(int c) {
			return Character.toUpperCase(c);
		}
	}

	static class Dropping extends FilterInputStream {
		Dropping(InputStream in) {
			super(in);
		}

		@Override
		public int read() throws IOException {
			int b = in.read();
			return b == 'x' ? read() : b;
		}
	}

	public static void main(String[] args) throws IOException {
		InputStream a = new ByteArrayInputStream("first\n".getBytes(StandardCharsets.UTF_8));
		InputStream b = new Dropping(new ByteArrayInputStream("sxecxond".getBytes(StandardCharsets.UTF_8)));
		System.out.println(b.read());
		try (BufferedReader in = new BufferedReader(new Upper(new InputStreamReader(new SequenceInputStream(a, b), StandardCharsets.UTF_8)))) {
			in.lines().forEach(System.out::println);
		}
		StreamTokenizer tokens = new StreamTokenizer(new StringReader("a = 12 + b"));
		int n = 0;
		while (tokens.nextToken() != StreamTokenizer.TT_EOF)
			n++;
		PushbackReader pushback = new PushbackReader(new Upper(new StringReader("q")));
		pushback.unread(pushback.read());
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		PrintStream out = new PrintStream(bytes, true, StandardCharsets.UTF_8);
		out.print((char) pushback.read());
		out.printf("%d", n);
		System.out.println(bytes);
	}
}
