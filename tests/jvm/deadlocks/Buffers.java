/** append of a StringBuffer locks both. */
public class Buffers {
	public static void main(String[] args) throws Exception {
		StringBuffer left = new StringBuffer("a"), right = new StringBuffer("b");
		Thread other = new Thread(() -> left.append(right));
		other.start();
		right.append(left);
		other.join();
	}
}
