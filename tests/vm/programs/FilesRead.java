// Files: java.io and java.nio, read only; missing files.
import java.io.BufferedReader;
import java.io.DataInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileNotFoundException;
import java.io.FileReader;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Arrays;
import java.util.Scanner;
import java.util.stream.Stream;

class FilesRead {
	public static void main(String[] args) throws Exception {
		try (BufferedReader r = new BufferedReader(new FileReader("lines.txt"))) {
			for (String line = r.readLine(); line != null; line = r.readLine()) {
				System.out.println(line);
			}
		}
		File file = new File("lines.txt");
		System.out.println(file.exists() + " " + file.length() + " " + file.isDirectory() + " " + file.getName() + " " + new File("none").exists() + " " + file.canRead());
		try (FileInputStream in = new FileInputStream(file); DataInputStream data = new DataInputStream(in)) {
			System.out.println(data.readByte() + " " + in.available() + " " + in.skip(2) + " " + (char) in.read() + " " + in.readAllBytes().length);
		}
		try {
			new FileInputStream("none.txt");
		} catch (FileNotFoundException e) {
			System.out.println(e.getMessage());
		}
		try (Scanner s = new Scanner(file)) {
			System.out.println(s.next() + s.nextLine().length());
		}
		Path path = Paths.get("lines.txt");
		System.out.println(Files.exists(path) + " " + Files.size(path) + " " + Files.readString(path).length() + " " + Files.readAllLines(path));
		try (Stream<String> lines = Files.lines(path)) {
			System.out.println(lines.filter(l -> !l.isEmpty()).count());
		}
		System.out.println(Files.isDirectory(Path.of(".")) + " " + Files.isRegularFile(path) + " " + path.toAbsolutePath().getFileName() + " " + Path.of("a/b/../c").normalize());
		try {
			Files.readString(Path.of("none.txt"));
		} catch (NoSuchFileException e) {
			System.out.println(e.getMessage());
		}
		try (RandomAccessFile random = new RandomAccessFile(file, "r")) {
			random.seek(6);
			System.out.println(random.readLine() + " " + random.getFilePointer() + " " + random.length());
		}
		try (Stream<Path> list = Files.list(Path.of("."))) {
			System.out.println(list.map(p -> p.getFileName().toString()).sorted().toList());
		}
		System.out.println(Arrays.toString(new File(".").list((d, n) -> n.endsWith(".txt"))));
	}
}
