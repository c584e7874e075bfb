// check: data-race
// A string is made of characters that another thread writes.
public class StringOfChars {
	public static void main(String[] args) throws Exception {
		char[] text = { 'a', 'b' };
		Thread t = new Thread(() -> {
			text[1] = 'c';
		});
		t.start();
		String s = new String(text);
		t.join();
	}
}
