// Serialization: graphs, transient, custom methods, externalizable, records, enums.
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.NotSerializableException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class Serialization1 {
	enum Kind { A, B }

	record Point(int x, String y) implements Serializable { }

	static class Node implements Serializable {
		private static final long serialVersionUID = 1;
		String name;
		transient int cache = 5;
		Node next;
		Kind kind = Kind.B;
		List<Point> points = new ArrayList<>(List.of(new Point(1, "one")));
		Map<String, int[]> map = new HashMap<>(Map.of("k", new int[] { 1, 2 }));

		Node(String name) {
			this.name = name;
		}

		private void writeObject(ObjectOutputStream out) throws IOException {
			out.defaultWriteObject();
			out.writeInt(99);
		}

		private void readObject(ObjectInputStream in) throws IOException, ClassNotFoundException {
			in.defaultReadObject();
			cache = in.readInt();
		}
	}

	static class Single implements Serializable {
		static final Single ONE = new Single();

		private Object readResolve() {
			return ONE;
		}
	}

	static Object copy(Object o) throws Exception {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
			out.writeObject(o);
		}
		System.out.println(bytes.size());
		return new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray())).readObject();
	}

	public static void main(String[] args) throws Exception {
		Node a = new Node("a");
		a.next = new Node("b");
		a.next.next = a;
		Node c = (Node) copy(a);
		System.out.println(c.name + c.next.name + (c.next.next == c) + c.cache + c.kind + c.points + c.map.get("k")[1]);
		System.out.println(copy(new Single()) == Single.ONE);
		System.out.println(copy("text") + " " + copy(42) + " " + copy(List.of(1, 2, 3)) + " " + copy(new int[][] { { 1 }, { 2, 3 } }).getClass());
		try {
			copy(new Object());
		} catch (NotSerializableException e) {
			System.out.println(e.getMessage());
		}
	}
}
