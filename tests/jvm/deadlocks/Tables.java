import java.util.Hashtable;

/** equals locks both tables, the receiver first: classes that the JVM has loaded before any agent in Java. */
public class Tables {
	public static void main(String[] args) throws Exception {
		Hashtable<String, String> left = new Hashtable<>(), right = new Hashtable<>();
		left.put("k", "v");
		right.put("k", "w");
		Thread other = new Thread(() -> left.equals(right));
		other.start();
		right.equals(left);
		other.join();
	}
}
