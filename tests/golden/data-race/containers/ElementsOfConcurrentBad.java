// The map is concurrent, what is in it is not.
// run: scan --only data-race
// expect: data-race field=ElementsOfConcurrentBad$Item.n
import java.util.concurrent.*;
class ElementsOfConcurrentBad {
	static class Item {
		int n;
		void inc() { n++; }
	}
	static final ConcurrentHashMap<String, Item> map = new ConcurrentHashMap<>();
	static void hit() { map.computeIfAbsent("x", k -> new Item()).inc(); }
	public static void main(String[] args) {
		new Thread(ElementsOfConcurrentBad::hit).start();
		new Thread(ElementsOfConcurrentBad::hit).start();
	}
}
