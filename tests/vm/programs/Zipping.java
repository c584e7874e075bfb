// Deflater and Inflater as streams: levels, flushing, dictionaries, direct buffers, what is corrupt; gzip, zip and
// jar files. The bytes are compared, too.
import java.io.*;
import java.nio.ByteBuffer;
import java.nio.file.*;
import java.util.*;
import java.util.jar.*;
import java.util.zip.*;

public class Zipping {
	static byte[] text(int n) {
		Random random = new Random(7);
		byte[] b = new byte[n];
		for (int i = 0; i < n; i++)
			b[i] = (byte) "the quick brown fox ".charAt(i % 97 < 60 ? i % 20 : random.nextInt(20));
		return b;
	}

	static byte[] deflate(byte[] in, int level, boolean isRaw, int chunk) {
		Deflater d = new Deflater(level, isRaw);
		ByteArrayOutputStream out = new ByteArrayOutputStream();
		byte[] some = new byte[100];
		for (int at = 0; at < in.length; at += chunk) {
			d.setInput(in, at, Math.min(chunk, in.length - at));
			for (int n; (n = d.deflate(some)) > 0;)
				out.write(some, 0, n);
		}
		d.finish();
		while (!d.finished())
			out.write(some, 0, d.deflate(some));
		System.out.println(level + " " + d.getTotalIn() + " " + d.getTotalOut() + " " + d.getAdler());
		d.end();
		return out.toByteArray();
	}

	static byte[] inflate(byte[] in, boolean isRaw, int chunk) throws DataFormatException {
		Inflater i = new Inflater(isRaw);
		ByteArrayOutputStream out = new ByteArrayOutputStream();
		byte[] some = new byte[77];
		int at = 0;
		while (!i.finished()) {
			if (i.needsInput()) {
				i.setInput(in, at, Math.min(chunk, in.length - at));
				at += chunk;
			}
			out.write(some, 0, i.inflate(some));
		}
		System.out.println(i.getTotalIn() + " " + i.getTotalOut() + " " + i.getRemaining());
		i.end();
		return out.toByteArray();
	}

	static void streams() throws Exception {
		byte[] in = text(20000);
		for (int level : new int[] {0, 1, 6, 9, -1}) {
			byte[] small = deflate(in, level, level == 6, 1000);
			System.out.println(Arrays.hashCode(small) + " " + Arrays.equals(in, inflate(small, level == 6, 333)));
		}
		Deflater d = new Deflater();
		d.setDictionary("quick brown".getBytes());
		d.setInput("brown quick".getBytes());
		d.setLevel(Deflater.BEST_SPEED);
		byte[] out = new byte[100];
		int n = d.deflate(out, 0, 100, Deflater.SYNC_FLUSH);
		d.setStrategy(Deflater.HUFFMAN_ONLY);
		d.setInput("again and again".getBytes());
		d.finish();
		n += d.deflate(out, n, 100 - n);
		System.out.println(n + " " + Arrays.hashCode(out));
		Inflater i = new Inflater();
		i.setInput(out, 0, n);
		byte[] back = new byte[50];
		System.out.println(i.inflate(back) + " " + i.needsDictionary() + " " + i.getAdler());
		i.setDictionary("quick brown".getBytes());
		System.out.println(new String(back, 0, i.inflate(back)) + i.finished());
		d.reset();
		ByteBuffer direct = ByteBuffer.allocateDirect(200), small = ByteBuffer.allocateDirect(200);
		direct.put(in, 0, 150).flip();
		d.setInput(direct);
		d.finish();
		System.out.println(d.deflate(small) + " " + direct.remaining());
		i.reset();
		i.setInput(small.flip());
		ByteBuffer again = ByteBuffer.allocateDirect(200);
		System.out.println(i.needsDictionary() + " " + i.inflate(again) + " " + i.finished());
		CRC32 crc = new CRC32();
		crc.update(again.flip());
		Adler32 adler = new Adler32();
		adler.update(ByteBuffer.wrap(in, 0, 100));
		CRC32C crcc = new CRC32C();
		crcc.update(in);
		System.out.println(crc.getValue() + " " + adler.getValue() + " " + crcc.getValue());
	}

	static void corrupt() throws Exception {
		byte[] good = deflate(text(500), 6, false, 500);
		for (int at : new int[] {0, 2, 60, good.length - 1}) {
			byte[] bad = good.clone();
			bad[at] ^= 0x55;
			try {
				System.out.println(inflate(bad, false, 1000).length);
			} catch (DataFormatException e) {
				System.out.println(e.getMessage());
			}
		}
		try {
			new InflaterInputStream(new ByteArrayInputStream(good, 0, good.length - 9)).readAllBytes();
		} catch (EOFException e) {
			System.out.println(e.getMessage());
		}
		try {
			new GZIPInputStream(new ByteArrayInputStream(good));
		} catch (ZipException e) {
			System.out.println(e.getMessage());
		}
	}

	static void files() throws Exception {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (GZIPOutputStream out = new GZIPOutputStream(bytes, 64, true)) {
			out.write(text(3000));
			out.flush();
			System.out.println(bytes.size());
			out.write(text(10));
		}
		System.out.println(bytes.size() + " "
			+ new GZIPInputStream(new ByteArrayInputStream(bytes.toByteArray())).readAllBytes().length);
		Path p = Files.createTempFile("raddle", ".jar");
		Manifest manifest = new Manifest();
		manifest.getMainAttributes().put(Attributes.Name.MANIFEST_VERSION, "1.0");
		manifest.getMainAttributes().put(Attributes.Name.MAIN_CLASS, "a.B");
		try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(p), manifest)) {
			for (int i = 0; i < 3; i++) {
				ZipEntry e = new ZipEntry("dir/e" + i);
				e.setTime(1000000000000L);
				out.putNextEntry(e);
				out.write(text(1000 * i));
				out.closeEntry();
			}
		}
		try (JarFile jar = new JarFile(p.toFile())) {
			System.out.println(jar.getManifest().getMainAttributes().getValue("Main-Class"));
			for (JarEntry e : Collections.list(jar.entries()))
				System.out.println(e + " " + e.getSize() + " " + e.getCrc() + " "
					+ jar.getInputStream(e).readAllBytes().length);
		}
		try (FileSystem fs = FileSystems.newFileSystem(p)) {
			Files.writeString(fs.getPath("new.txt"), "new");
			Files.delete(fs.getPath("dir/e0"));
		}
		try (ZipInputStream in = new ZipInputStream(Files.newInputStream(p))) {
			for (ZipEntry e; (e = in.getNextEntry()) != null;)
				System.out.println(e.getName() + " " + in.readAllBytes().length);
		}
		Files.delete(p);
	}

	public static void main(String[] args) throws Exception {
		streams();
		corrupt();
		files();
	}
}
