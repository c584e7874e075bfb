// What is in it has a lock.
// run: scan --only data-race
// expect: none
import java.util.concurrent.*;
class ElementsOfConcurrentOk {
	static class Item {
		int n;
		synchronized void inc() { n++; }
	}
	static final ConcurrentHashMap<String, Item> map = new ConcurrentHashMap<>();
	static void hit() { map.computeIfAbsent("x", k -> new Item()).inc(); }
	public static void main(String[] args) {
		new Thread(ElementsOfConcurrentOk::hit).start();
		new Thread(ElementsOfConcurrentOk::hit).start();
	}
}
