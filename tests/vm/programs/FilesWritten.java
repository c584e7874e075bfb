// Files that a program makes, changes and deletes: streams, RandomAccessFile, Files, channels.
import java.io.*;
import java.nio.ByteBuffer;
import java.nio.channels.*;
import java.nio.charset.StandardCharsets;
import java.nio.file.*;
import java.nio.file.attribute.*;
import java.util.*;

public class FilesWritten {
	static void streams(File folder) throws IOException {
		File f = new File(folder, "a.txt");
		try (PrintWriter out = new PrintWriter(new FileWriter(f))) {
			out.println("one");
			out.print("two");
		}
		try (FileOutputStream out = new FileOutputStream(f, true)) {
			out.write('!');
			out.write("three\n".getBytes());
			System.out.println(out.getChannel().position());
		}
		try (BufferedReader in = new BufferedReader(new FileReader(f))) {
			System.out.println(in.readLine() + "|" + in.readLine() + "|" + in.readLine());
		}
		FileOutputStream closed = new FileOutputStream(f);
		closed.close();
		try {
			closed.write(1);
		} catch (IOException e) {
			System.out.println(e.getMessage() + " " + f.length());
		}
		try {
			new FileOutputStream(folder);
		} catch (FileNotFoundException e) {
			System.out.println(e.getMessage().replace(folder.getPath(), "FOLDER"));
		}
	}

	static void random(File folder) throws IOException {
		File f = new File(folder, "r.bin");
		try (RandomAccessFile r = new RandomAccessFile(f, "rw")) {
			r.writeInt(0x01020304);
			r.writeUTF("h\u00e9");
			r.seek(2);
			r.writeByte(9);
			r.seek(0);
			System.out.println(Integer.toHexString(r.readInt()) + " " + r.readUTF() + " " + r.length());
			r.setLength(3);
			System.out.println(r.getFilePointer() + " " + r.length());
			r.seek(10);
			r.write(new byte[] {1, 2, 3}, 1, 2);
			System.out.println(r.length());
		}
	}

	static void files(Path folder) throws IOException {
		Path p = folder.resolve("b.txt"), q = folder.resolve("deep/er/c.txt");
		Files.writeString(p, "text\n");
		Files.write(p, List.of("x", "y"), StandardOpenOption.APPEND);
		Files.createDirectories(q.getParent());
		Files.copy(p, q);
		System.out.println(Files.readAllLines(q) + " " + Files.size(q) + " " + Files.mismatch(p, q));
		try {
			Files.copy(p, q);
		} catch (FileAlreadyExistsException e) {
			System.out.println("exists");
		}
		try {
			Files.delete(q.getParent());
		} catch (DirectoryNotEmptyException e) {
			System.out.println("not empty");
		}
		Files.move(q, folder.resolve("moved"), StandardCopyOption.REPLACE_EXISTING);
		Files.setLastModifiedTime(p, FileTime.fromMillis(1234567890123L));
		System.out.println(Files.getLastModifiedTime(p) + " " + p.toFile().lastModified() + Files.exists(q));
		Files.setPosixFilePermissions(p, PosixFilePermissions.fromString("rw-r-----"));
		System.out.println(PosixFilePermissions.toString(Files.getPosixFilePermissions(p)));
		Files.createSymbolicLink(folder.resolve("link"), p.getFileName());
		System.out.println(Files.readString(folder.resolve("link")).length() + " "
			+ Files.readSymbolicLink(folder.resolve("link")) + Files.isSymbolicLink(folder.resolve("link")));
		try (OutputStream out = Files.newOutputStream(p, StandardOpenOption.CREATE_NEW)) {
			out.write(1);
		} catch (FileAlreadyExistsException e) {
			System.out.println("exists");
		}
	}

	static void channels(Path folder) throws IOException {
		Path p = folder.resolve("c.bin");
		try (FileChannel c = FileChannel.open(p, StandardOpenOption.READ, StandardOpenOption.WRITE,
				StandardOpenOption.CREATE)) {
			System.out.println(c.write(ByteBuffer.wrap("0123456789".getBytes())) + " " + c.position());
			c.write(ByteBuffer.wrap("ab".getBytes()), 3);
			ByteBuffer[] two = {ByteBuffer.wrap("XY".getBytes()), ByteBuffer.wrap("Z".getBytes())};
			System.out.println(c.write(two) + " " + c.size());
			try (FileLock lock = c.lock()) {
				System.out.println(lock.isValid() + " " + lock.isShared());
			}
			c.truncate(12).position(0);
			ByteBuffer direct = ByteBuffer.allocateDirect(20);
			System.out.println(c.read(direct) + " " + StandardCharsets.UTF_8.decode(direct.flip()));
			ByteBuffer[] parts = {ByteBuffer.allocate(4), ByteBuffer.allocate(4)};
			c.position(2);
			System.out.println(c.read(parts) + new String(parts[1].array()));
			try (FileChannel d = FileChannel.open(folder.resolve("d.bin"), StandardOpenOption.WRITE,
					StandardOpenOption.CREATE)) {
				System.out.println(c.transferTo(1, 5, d) + " " + d.size());
			}
		}
		System.out.println(Files.readString(folder.resolve("d.bin")));
	}

	public static void main(String[] args) throws Exception {
		Path folder = Files.createTempDirectory("raddle-written");
		File temporary = File.createTempFile("one", ".tmp", folder.toFile());
		System.out.println(temporary.exists() + " " + temporary.length() + temporary.setReadOnly());
		System.out.println(temporary.renameTo(new File(folder.toFile(), "renamed")) + " " + temporary.exists());
		streams(folder.toFile());
		random(folder.toFile());
		files(folder);
		channels(folder);
		// Threads that each write a file of their own.
		Thread[] threads = new Thread[3];
		for (int i = 0; i < threads.length; i++) {
			int n = i;
			threads[i] = new Thread(() -> {
				try (FileOutputStream out = new FileOutputStream(new File(folder.toFile(), "t" + n))) {
					for (int k = 0; k < 5; k++) {
						out.write('0' + n);
						Thread.yield();
					}
				} catch (IOException e) {
					e.printStackTrace();
				}
			});
			threads[i].start();
		}
		for (Thread t : threads)
			t.join();
		System.out.println(Files.readString(folder.resolve("t0")) + Files.readString(folder.resolve("t2")));
		List<Path> all = new ArrayList<>();
		Files.walk(folder).forEach(all::add);
		all.sort(Comparator.reverseOrder());
		for (Path p : all) {
			System.out.print(folder.relativize(p) + " ");
			Files.delete(p);
		}
		System.out.println(Files.exists(folder));
	}
}
