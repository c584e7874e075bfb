// CopyOnWrite, ConcurrentLinkedQueue, Deque, SkipListSet, iterators that do not fail.
import java.util.Collections;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;

class ConcurrentCollections {
	public static void main(String[] args) throws Exception {
		CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>(List.of(1, 2, 3));
		for (int i : list) {
			list.add(i * 10);
		}
		System.out.println(list + " " + list.addIfAbsent(10) + " " + list.indexOf(20));
		Iterator<Integer> old = list.iterator();
		list.clear();
		int n = 0;
		while (old.hasNext()) {
			n += old.next();
		}
		System.out.println(n);
		CopyOnWriteArraySet<String> set = new CopyOnWriteArraySet<>(List.of("x", "y", "x"));
		System.out.println(set);
		ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>();
		ConcurrentLinkedDeque<Integer> deque = new ConcurrentLinkedDeque<>();
		ConcurrentSkipListSet<Integer> sorted = new ConcurrentSkipListSet<>(Collections.reverseOrder());
		Thread[] threads = new Thread[3];
		for (int i = 0; i < 3; i++) {
			int base = i * 10;
			threads[i] = new Thread(() -> {
				for (int j = 0; j < 10; j++) {
					queue.add(base + j);
					deque.addFirst(base + j);
					sorted.add(base + j);
				}
			});
			threads[i].start();
		}
		for (Thread t : threads) {
			t.join();
		}
		int sum = 0;
		for (Integer v = queue.poll(); v != null; v = queue.poll()) {
			sum += v;
		}
		System.out.println(sum + " " + deque.size() + " " + sorted.first() + " " + sorted.subSet(12, 8));
		while (deque.size() > 1) {
			deque.pollLast();
			deque.pollFirst();
		}
		System.out.println(deque.size());
		List<Integer> wrapped = Collections.synchronizedList(new java.util.ArrayList<>());
		Thread filler = new Thread(() -> {
			for (int i = 0; i < 5; i++) {
				wrapped.add(i);
			}
		});
		filler.start();
		filler.join();
		System.out.println(wrapped);
	}
}
