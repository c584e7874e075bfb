// java.io streams in memory: data, objects, pipes between threads, print streams, zip.
import java.io.BufferedInputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.InputStreamReader;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.io.PrintStream;
import java.io.PushbackReader;
import java.io.SequenceInputStream;
import java.io.StreamTokenizer;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.CharBuffer;
import java.nio.IntBuffer;
import java.nio.charset.StandardCharsets;

class Streams3 {
	public static void main(String[] args) throws Exception {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (DataOutputStream out = new DataOutputStream(bytes)) {
			out.writeInt(-5);
			out.writeUTF("äö");
			out.writeDouble(2.5);
			out.writeLong(1L << 50);
			out.writeChar('x');
		}
		DataInputStream in = new DataInputStream(new BufferedInputStream(new ByteArrayInputStream(bytes.toByteArray())));
		System.out.println(in.readInt() + in.readUTF() + in.readDouble() + " " + in.readLong() + in.readChar() + " " + in.read());
		PipedOutputStream pipe = new PipedOutputStream();
		PipedInputStream source = new PipedInputStream(pipe, 8);
		Thread writer = new Thread(() -> {
			try (pipe) {
				for (int i = 0; i < 20; i++) {
					pipe.write('a' + i);
				}
			} catch (java.io.IOException e) {
				System.out.println(e);
			}
		});
		writer.start();
		System.out.println(new String(source.readAllBytes(), StandardCharsets.US_ASCII));
		writer.join();
		PrintStream old = System.out;
		ByteArrayOutputStream captured = new ByteArrayOutputStream();
		System.setOut(new PrintStream(captured, true));
		System.out.println("captured");
		System.setOut(old);
		System.out.println(captured.toString().trim() + captured.size());
		StreamTokenizer t = new StreamTokenizer(new StringReader("x = 3.5 + 'quoted' // comment"));
		StringBuilder tokens = new StringBuilder();
		while (t.nextToken() != StreamTokenizer.TT_EOF) {
			tokens.append(t.ttype == StreamTokenizer.TT_NUMBER ? t.nval : t.ttype == StreamTokenizer.TT_WORD ? t.sval : (char) t.ttype).append('|');
		}
		System.out.println(tokens);
		PushbackReader push = new PushbackReader(new StringReader("ab"));
		int c = push.read();
		push.unread(c);
		System.out.println((char) push.read() + "" + (char) push.read() + push.read());
		System.out.println(new String(new SequenceInputStream(new ByteArrayInputStream("12".getBytes()), new ByteArrayInputStream("34".getBytes())).readAllBytes()));
		ByteBuffer b = ByteBuffer.allocate(16).order(ByteOrder.LITTLE_ENDIAN).putInt(0x01020304).putDouble(1.0);
		b.flip();
		System.out.println(b + " " + b.get(0) + " " + b.getInt() + " " + b.getDouble() + " " + b.hasRemaining());
		ByteBuffer direct = ByteBuffer.allocateDirect(8).putLong(0x1122334455667788L);
		direct.flip();
		System.out.println(Long.toHexString(direct.getLong()) + " " + direct.isDirect());
		IntBuffer ints = IntBuffer.wrap(new int[] { 1, 2, 3 }).slice(1, 2);
		System.out.println(ints.get(1) + " " + CharBuffer.wrap("chars").subSequence(1, 3) + " " + StandardCharsets.UTF_8.decode(StandardCharsets.UTF_8.encode("ü€")));
		StringWriter sw = new StringWriter();
		new InputStreamReader(new ByteArrayInputStream("é".getBytes("ISO-8859-1")), "ISO-8859-1").transferTo(sw);
		System.out.println(sw);
		try {
			b.getInt();
		} catch (java.nio.BufferUnderflowException e) {
			System.out.println(e);
		}
		java.util.zip.CRC32 crc = new java.util.zip.CRC32();
		crc.update("raddle".getBytes());
		System.out.println(Long.toHexString(crc.getValue()));
	}
}
