import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

// By hand, with streams of data: a format with tags.
public class Serialized {
	interface Field {
		void write(DataOutputStream out) throws IOException;
	}

	static class Text implements Field {
		final String text;

		Text(String text) {
			this.text = text;
		}

		public void write(DataOutputStream out) throws IOException {
			out.writeByte(1);
			out.writeUTF(text);
		}

		@Override
		public String toString() {
			return text;
		}
	}

	static class Int implements Field {
		final int n;

		Int(int n) {
			this.n = n;
		}

		public void write(DataOutputStream out) throws IOException {
			out.writeByte(2);
			out.writeInt(n);
		}

		@Override
		public String toString() {
			return "#" + n;
		}
	}

	static Field read(DataInputStream in) throws IOException {
		int tag = in.readByte();
		switch (tag) {
		case 1:
			return new Text(in.readUTF());
		case 2:
			return new Int(in.readInt());
		default:
			throw new IOException("tag " + tag);
		}
	}

	public static void main(String[] args) throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		DataOutputStream out = new DataOutputStream(bytes);
		for (Field field : List.of(new Text("a"), new Int(5)))
			field.write(out);
		out.writeByte(9);
		DataInputStream in = new DataInputStream(new ByteArrayInputStream(bytes.toByteArray()));
		List<Field> fields = new ArrayList<>();
		try {
			for (;;)
				fields.add(read(in));
		} catch (IOException e) {
			System.out.println(fields + e.getMessage());
		}
	}
}
