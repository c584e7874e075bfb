import java.io.BufferedWriter;
import java.io.File;
import java.io.FileWriter;
import java.io.IOException;
import java.io.StringReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Properties;
import java.util.Scanner;
import java.util.StringTokenizer;
import java.util.stream.Stream;

public class TextFiles {
	static class Sizes extends SimpleFileVisitor<Path> {
		long sum;

		@Override
		public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) throws IOException {
			sum += attributes.size();
			Files.delete(file);
			return FileVisitResult.CONTINUE;
		}

		@Override
		public FileVisitResult postVisitDirectory(Path folder, IOException thrown) throws IOException {
			Files.delete(folder);
			return super.postVisitDirectory(folder, thrown);
		}
	}

	public static void main(String[] args) throws IOException {
		Path folder = Files.createTempDirectory("text");
		Path file = folder.resolve("a.txt");
		try (BufferedWriter out = new BufferedWriter(new FileWriter(file.toFile()))) {
			out.write("one two");
			out.newLine();
			out.write("three 4");
		}
		try (Scanner in = new Scanner(file)) {
			while (in.hasNext())
				System.out.print(in.hasNextInt() ? in.nextInt() : in.next().length());
		}
		try (Stream<String> lines = Files.lines(file)) {
			System.out.println(lines.map(TextFiles::first).reduce("", String::concat));
		}
		Files.write(folder.resolve("b.txt"), "x".getBytes(StandardCharsets.UTF_8));
		Properties properties = new Properties();
		properties.load(new StringReader("a=1\nb = two\n"));
		System.out.println(properties.getProperty("b") + properties.getProperty("c", "none"));
		Sizes sizes = new Sizes();
		Files.walkFileTree(folder, sizes);
		System.out.println(sizes.sum + " " + new File(folder.toString()).exists());
	}

	static String first(String line) {
		return new StringTokenizer(line, " ").nextToken();
	}
}
