import java.util.Vector;

/** addAll locks both vectors, the receiver first. */
public class Vectors {
	public static void main(String[] args) throws Exception {
		Vector<String> left = new Vector<>(), right = new Vector<>();
		left.add("a");
		right.add("b");
		Thread other = new Thread(() -> left.addAll(0, right));
		other.start();
		right.addAll(0, left);
		other.join();
	}
}
