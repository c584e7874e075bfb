// run: scan --only lock-order
// expect: lock-order
// TagLists.mergeInto locks dst then src monitors of two synchronized lists, called with swapped arguments from two threads.
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

public class TagLists {
	private final List<String> left = Collections.synchronizedList(new ArrayList<>());
	private final List<String> right = Collections.synchronizedList(new ArrayList<>());

	static void mergeInto(List<String> dst, List<String> src) {
		synchronized (dst) {
			synchronized (src) {
				for (String s : src) if (dst.size() < 500) dst.add(s);
			}
		}
	}

	void fill() {
		for (int i = 0; i < 50; i++) {
			left.add("l" + i);
			right.add("r" + i);
		}
	}

	public static void main(String[] args) throws Exception {
		TagLists t = new TagLists();
		t.fill();
		Thread a = new Thread(() -> { for (int i = 0; i < 10000; i++) mergeInto(t.left, t.right); });
		Thread b = new Thread(() -> { for (int i = 0; i < 10000; i++) mergeInto(t.right, t.left); });
		a.start();
		b.start();
		a.join();
		b.join();
		System.out.println(t.left.size() + " " + t.right.size());
	}
}
// corpus: unseen
