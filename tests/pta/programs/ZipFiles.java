import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.zip.CRC32;
import java.util.zip.CheckedInputStream;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;

public class ZipFiles {
	static class Counting extends OutputStream {
		private final OutputStream out;
		int n;

		Counting(OutputStream out) {
			this.out = out;
		}

		@Override
		public void write(int b) throws IOException {
			out.write(b);
			n++;
		}

		@Override
		public void write(byte[] bytes, int from, int length) throws IOException {
			out.write(bytes, from, length);
			n += length;
		}
	}

	static byte[] zip(String name, String text) throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		Counting counting = new Counting(bytes);
		try (ZipOutputStream out = new ZipOutputStream(counting)) {
			out.putNextEntry(new ZipEntry(name));
			out.write(text.getBytes(StandardCharsets.UTF_8));
			out.closeEntry();
		}
		System.out.println(counting.n == bytes.size());
		return bytes.toByteArray();
	}

	public static void main(String[] args) throws IOException {
		byte[] zipped = zip("a.txt", "hello hello hello");
		try (ZipInputStream in = new ZipInputStream(new ByteArrayInputStream(zipped))) {
			for (ZipEntry entry; (entry = in.getNextEntry()) != null;)
				System.out.println(entry.getName() + new String(in.readAllBytes(), StandardCharsets.UTF_8));
		}
		ByteArrayOutputStream packed = new ByteArrayOutputStream();
		try (OutputStream out = new GZIPOutputStream(packed)) {
			out.write(new byte[100]);
		}
		CRC32 crc = new CRC32();
		InputStream in = new CheckedInputStream(new GZIPInputStream(new ByteArrayInputStream(packed.toByteArray())), crc);
		System.out.println(in.readAllBytes().length + " " + crc.getValue());
	}
}
